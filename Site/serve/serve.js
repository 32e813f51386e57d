// What pages get while `stele serve` shows them: they load themselves anew where they have changed, at the
// place where the reader is, and show what is wrong. The built site has none of this.
"use strict";

(() => {
  const script = document.currentScript;
  const placeKey = "stele-serve-place";

  // MARK: The place on the page

  /** What stands at the top of the window: the last heading or figure above it, and how far that is away.
      So the place is kept where text is added or removed further up. What is no text, such as the card of a
      name, may be anywhere. */
  function place() {
    const marks = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6, figure)[id]")];
    const last = marks.findLast((mark) => mark.getBoundingClientRect().top <= 1);
    return {
      address: location.pathname, y: scrollY, id: last?.id ?? null,
      offset: last ? last.getBoundingClientRect().top : 0,
      open: [...document.querySelectorAll("details")].map((details) => details.open),
    };
  }

  function store(value) {
    try { sessionStorage.setItem(placeKey, JSON.stringify(value)); } catch { /* Then it starts at the top. */ }
  }

  function restorePlace() {
    let kept = null;
    try {
      kept = JSON.parse(sessionStorage.getItem(placeKey));
      sessionStorage.removeItem(placeKey);
    } catch { /* Nothing is kept. */ }
    if (!kept || kept.address !== location.pathname) return;
    const details = [...document.querySelectorAll("details")];
    if (details.length === kept.open.length) {
      details.forEach((element, index) => { element.open = kept.open[index]; });
    }
    const mark = kept.id && document.getElementById(kept.id);
    const top = mark ? mark.getBoundingClientRect().top + scrollY - kept.offset : kept.y;
    scrollTo({ top, behavior: "instant" });
  }

  // The browser would go back to where the window was, and not to what was in it; only where the reader
  // leaves and returns it does so again.
  let isReloading = false;
  restorePlace();
  addEventListener("pagehide", () => { if (!isReloading) history.scrollRestoration = "auto"; });

  // MARK: The overlay

  const host = document.createElement("div");
  const tree = host.attachShadow({ mode: "open" });
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("serve.css", script.src).href;
  const frame = document.createElement("div");
  frame.className = "frame";
  const panel = document.createElement("section");
  panel.className = "panel";
  panel.id = "panel";
  panel.tabIndex = -1;
  panel.hidden = true;
  panel.setAttribute("aria-label", "What is wrong with this page");
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-controls", "panel");
  button.setAttribute("aria-expanded", "false");
  frame.append(panel, button);
  tree.append(style, frame);
  host.lang = "en";
  host.hidden = true;
  document.body.append(host);

  /** The errors for which the panel was closed: it opens by itself for others only. */
  const closedKey = "stele-serve-closed";
  let errors = "";

  function setOpen(isOpen) {
    panel.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
  }

  function close() {
    setOpen(false);
    try { sessionStorage.setItem(closedKey, errors); } catch { /* It opens again, then. */ }
  }

  button.addEventListener("click", () => { if (panel.hidden) setOpen(true); else close(); });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    close();
    if (host === document.activeElement) button.focus();
  });

  function element(name, className, text) {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  }

  function entry(problem) {
    const item = document.createElement("li");
    const line = problem.line ? `:${problem.line}:${problem.column}` : "";
    if (problem.file) item.append(element("p", "place", problem.file + line));
    const message = document.createElement("p");
    message.append(
      element("span", `severity ${problem.severity}`, `${problem.severity}: `), problem.message,
      element("span", "rule", ` [${problem.id}]`));
    item.append(message);
    if (problem.details) item.append(element("pre", "", problem.details));
    return item;
  }

  function count(number, word) { return `${number} ${word}${number === 1 ? "" : "s"}`; }

  function show(list) {
    const of = (severity) => list.problems.filter((problem) => problem.severity === severity);
    const [wrong, doubtful, notes] = [of("error"), of("warning"), of("note")];
    const parts = [];
    if (wrong.length) parts.push(count(wrong.length, "error"));
    if (doubtful.length) parts.push(count(doubtful.length, "warning"));
    if (!parts.length && notes.length) parts.push(count(notes.length, "note"));
    if (list.isChecking) parts.push("checking …");
    const elsewhere = list.errorsElsewhere + list.warningsElsewhere;
    const entries = document.createElement("ol");
    entries.append(...[...wrong, ...doubtful, ...notes].map(entry));
    panel.replaceChildren(entries);
    if (elsewhere) {
      const numbers = [count(list.errorsElsewhere, "error"), count(list.warningsElsewhere, "warning")];
      panel.append(element("p", "note", `On other pages: ${numbers.join(", ")}.`));
      if (!parts.length) parts.push("other pages");
    }
    button.textContent = parts.join(", ");
    button.dataset.worst = wrong.length ? "error" : doubtful.length ? "warning" : "";
    host.hidden = !parts.length;
    errors = JSON.stringify(wrong.map((problem) => [problem.file, problem.message]));
    let closedFor = "";
    try { closedFor = sessionStorage.getItem(closedKey) ?? ""; } catch { /* It was not closed. */ }
    if (!wrong.length && !panel.hidden && panel.dataset.byItself) setOpen(false);
    if (wrong.length && panel.hidden && errors !== closedFor) {
      panel.dataset.byItself = "true";
      setOpen(true);
    }
  }

  // MARK: News

  const own = script.dataset.version;

  /** Loads the page anew where it has changed; the new one looks for problems itself. */
  async function lookForChange() {
    const response = await fetch(location.pathname, { cache: "no-store" });
    const version = (response.headers.get("ETag") ?? "").replaceAll('"', "");
    if (!version || version === own) return;
    store(place());
    isReloading = true;
    history.scrollRestoration = "manual";
    location.reload();
  }

  async function lookForProblems() {
    const page = encodeURIComponent(decodeURIComponent(location.pathname).slice(1));
    const response = await fetch(`/-stele/problems?page=${page}`, { cache: "no-store" });
    show(await response.json());
  }

  let isBusy = false;
  let isAgain = false;

  /** One look at a time; what comes meanwhile is looked at once afterwards. */
  async function look() {
    isAgain = true;
    if (isBusy) return;
    isBusy = true;
    while (isAgain && !isReloading) {
      isAgain = false;
      try {
        await lookForChange();
        if (!isReloading) await lookForProblems();
      } catch { /* The server has ended; the events say when it is back. */ }
    }
    isBusy = false;
  }

  const events = new EventSource("/-stele/events");
  events.addEventListener("message", look);
  addEventListener("pagehide", () => events.close());
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
})();
