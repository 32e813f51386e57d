// What the pages do beyond being read: keep the place when the language changes, follow the reader in the
// table of contents, copy code, switch colours. Every page is whole without it.
"use strict";

const root = document.documentElement;

function remember(key, value) {
  try { localStorage.setItem(key, value); } catch { /* A reader may forbid it. */ }
}

// MARK: Languages

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-language]");
  if (link) remember("stele-language", link.dataset.language);
});

// MARK: Side by side

const beside = document.querySelector(".beside");

/** Shows another language's text beside this one, or takes it away. The address says which, so that it can
    be passed on; the choice is remembered only as the one that is offered first. */
async function setBeside(button) {
  const view = await import(new URL(beside.dataset.script, document.baseURI).href);
  const isOpen = button?.getAttribute("aria-pressed") === "true";
  const address = new URL(location.href);
  if (!button || isOpen) {
    view.close();
    address.searchParams.delete("beside");
  } else {
    await view.open(button);
    address.searchParams.set("beside", button.dataset.language);
    remember("stele-beside", button.dataset.language);
  }
  history.replaceState(null, "", address);
  for (const other of beside.querySelectorAll("button")) {
    other.setAttribute("aria-pressed", String(other === button && !isOpen));
  }
  followSoon();
}

if (beside) {
  const button = (code) =>
    [...beside.querySelectorAll("button")].find((candidate) => candidate.dataset.language === code);
  let last = null;
  try { last = button(localStorage.getItem("stele-beside")); } catch { /* Nothing is remembered. */ }
  if (last) beside.querySelector("button").before(last);
  beside.addEventListener("click", (event) => {
    const chosen = event.target.closest("button");
    // Where the text cannot be fetched, the page itself is the next best.
    if (chosen) setBeside(chosen).catch(() => { location.href = chosen.dataset.href; });
  });
  const wanted = button(new URLSearchParams(location.search).get("beside"));
  if (wanted) {
    setBeside(wanted).then(() => {
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    }).catch(() => {});
  }
}

// MARK: Search

const searchButton = document.querySelector("button.search");

async function openSearch() {
  const search = await import(new URL(searchButton.dataset.script, document.baseURI).href);
  search.open();
}

if (searchButton) {
  searchButton.addEventListener("click", openSearch);
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, select, textarea, [contenteditable]");
    const isSlash = event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!isSlash && !isK) return;
    event.preventDefault();
    openSearch();
  });
}

// MARK: The section in view

const headings = [...document.querySelectorAll("main h1[id], main .heading > [id]")];
const switches = [...document.querySelectorAll(".languages a[data-language]")]
  .map((link) => ({ link, page: link.getAttribute("href") }));
const entries = [...document.querySelectorAll(".contents-aside a")]
  .map((link) => ({ link, id: decodeURIComponent(link.hash.slice(1)) }));
let current = null;
/** The heading that the address names, until the reader scrolls away from it. */
let pinned = null;

/** The last heading that was scrolled up to the header. Those at the page's end cannot be: they take turns
    over what is left to scroll. */
function headingInView() {
  if (pinned) return pinned;
  const end = root.scrollHeight - window.innerHeight;
  const turns = headings.map((heading) => heading.getBoundingClientRect().top + window.scrollY - 120);
  const late = turns.filter((turn) => turn > end).length;
  const first = turns.length - late;
  const last = Math.max(0, turns[first - 1] ?? 0);
  for (let index = first; index < turns.length; index += 1) {
    turns[index] = last + ((end - last) * (index - first + 1)) / late;
  }
  if (end <= 0) return headings[0];
  return headings.findLast((_, index) => turns[index] <= window.scrollY + 1) ?? null;
}

function follow() {
  const heading = headingInView();
  if (heading === current) return;
  current = heading;
  const links = heading?.closest(".heading")?.querySelectorAll(".section-link") ?? [];
  const target = new Map([...links].map((link) => [link.dataset.language, link.getAttribute("href")]));
  for (const { link, page } of switches) {
    const own = link.hasAttribute("aria-current") && heading && heading.tagName !== "H1";
    link.setAttribute("href", own ? "#" + heading.id : target.get(link.dataset.language) ?? page);
  }
  const shown = entries.some((entry) => entry.id === heading?.id);
  for (const { link, id } of entries) {
    if (!shown && heading && heading.tagName !== "H1") break;
    if (id === heading?.id) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

let isWaiting = false;
function followSoon() {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => { isWaiting = false; follow(); });
}

function pin() {
  const id = decodeURIComponent(location.hash.slice(1));
  pinned = headings.find((heading) => heading.id === id) ?? null;
  followSoon();
}

if (headings.length) {
  addEventListener("scroll", followSoon, { passive: true });
  addEventListener("resize", followSoon, { passive: true });
  addEventListener("hashchange", pin);
  document.addEventListener("toggle", followSoon, { capture: true });
  for (const kind of ["wheel", "touchmove", "keydown"]) {
    addEventListener(kind, (event) => {
      if (kind !== "keydown" || /^(Arrow|Page|Home|End| )/.test(event.key)) pinned = null;
    }, { passive: true });
  }
  pin();
}

// MARK: Code

/** The code as the author means it: without lines that are gone and without the compiler's messages. */
function cleanCode(block) {
  const code = block.querySelector("code").cloneNode(true);
  for (const extra of code.querySelectorAll("del.line, .message")) extra.remove();
  return code.textContent;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button.copy");
  if (!button) return;
  await navigator.clipboard.writeText(cleanCode(button.closest(".code")));
  const label = button.textContent;
  if (label === button.dataset.done) return;
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = label; }, 1600);
});

// MARK: Names

const nameCard = document.querySelector(".name-card");

/** The script that tells what names in code mean comes when a reader turns to a block that has them. */
async function tellNames(event) {
  const figure = event.target.closest?.("figure[data-names]");
  if (!figure) return;
  const names = await import(new URL(nameCard.dataset.script, document.baseURI).href);
  names.tell(figure, event);
}

if (nameCard) {
  for (const kind of ["pointerover", "click", "focusin"]) {
    document.addEventListener(kind, (event) => tellNames(event).catch(() => {}));
  }
}

// MARK: The sample

const viewer = document.querySelector(".viewer");
const withSample = async () => import(new URL(viewer.dataset.script, document.baseURI).href);

document.addEventListener("click", (event) => {
  const link = event.target.closest("a.whole");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Where the files cannot be fetched, their page is the next best.
  withSample().then((sample) => sample.open(link)).catch(() => { location.href = link.href; });
});
if (document.querySelector(".sample-page")) {
  withSample().then((sample) => sample.fill(viewer, new URL(viewer.dataset.steps, document.baseURI).href))
    .catch(() => viewer.classList.add("failed"));
}

// MARK: Walkthroughs

const withWalkthroughs = document.querySelector("[data-walkthrough]");

if (withWalkthroughs) {
  const { walkthrough, stepper } = withWalkthroughs.dataset;
  // Where a script is missing, the list with its pictures is whole.
  Promise.all([walkthrough, stepper].map((script) => import(new URL(script, document.baseURI).href)))
    .then(([{ start }, { Stepper }]) =>
      start(withWalkthroughs.querySelectorAll(".walkthrough[data-place]"), Stepper))
    .catch(() => {});
}

// MARK: Verdicts

function closeVerdicts(except) {
  for (const verdict of document.querySelectorAll("details.verdict[open]")) {
    if (verdict !== except) verdict.open = false;
  }
}

document.addEventListener("click", (event) => closeVerdicts(event.target.closest("details.verdict")));
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  document.querySelector("details.verdict[open] > summary")?.focus();
  closeVerdicts(null);
});

// MARK: Colours

const scheme = document.querySelector("button.scheme");
const system = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (root.dataset.scheme ?? (system.matches ? "dark" : "light")) === "dark";
const showScheme = () => scheme?.setAttribute("aria-pressed", String(isDark()));

scheme?.addEventListener("click", () => {
  root.dataset.scheme = isDark() ? "light" : "dark";
  remember("stele-scheme", root.dataset.scheme);
  showScheme();
});
system.addEventListener("change", showScheme);
showScheme();
