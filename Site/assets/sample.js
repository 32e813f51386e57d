// The files of a sample: a tab a file, and a stepper through all that the file was on the way. What the
// files were is fetched when a reader asks for it.
"use strict";

const fetched = new Map();
const views = new WeakMap();

function history(address) {
  if (!fetched.has(address)) {
    fetched.set(address, fetch(address, { cache: "no-cache" }).then((response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.json();
    }));
  }
  return fetched.get(address);
}

/** A version's code, with what is new in it and what is gone. */
function markup({ lines }, version) {
  const added = new Set(version.added);
  const gone = (place) => version.removed.filter(([before]) => before === place)
    .map(([, line]) => `<del class="line">${lines[line]}\n</del>`).join("");
  const numbers = version.lines.flatMap(([first, count]) => Array.from({ length: count }, (_, i) => first + i));
  const code = numbers.map((number, place) => {
    const line = `${lines[number]}\n`;
    return gone(place) + (added.has(place) ? `<ins class="line">${line}</ins>` : line);
  });
  return code.join("") + gone(numbers.length);
}

/** What a viewer shows and what its controls do. */
class View {
  constructor(element, Stepper) {
    this.element = element;
    this.tabs = element.querySelector("[role=tablist]");
    this.panel = element.querySelector("[role=tabpanel]");
    this.stepper = new Stepper(element.querySelector(".stepper"), (version) => this.show(this.file, version));
    this.place = element.querySelector(".viewer-place");
    this.pre = element.querySelector("pre");
    this.tabs.addEventListener("click", (event) => this.choose(event.target.closest("[role=tab]")));
    this.tabs.addEventListener("keydown", (event) => this.move(event));
  }

  /** Takes the files of a sample, with addresses that are relative to theirs. */
  take(files, address) {
    if (this.files === files) return;
    this.files = files;
    this.address = address;
    this.tabs.replaceChildren(...files.map((file, index) => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.setAttribute("role", "tab");
      tab.id = `viewer-tab-${index + 1}`;
      tab.setAttribute("aria-controls", this.panel.id);
      tab.textContent = file.name;
      return tab;
    }));
  }

  /** Another file is shown as it was at the same point of the tutorial, or as it was first. */
  choose(tab) {
    if (!tab) return;
    const file = [...this.tabs.children].indexOf(tab);
    const { block } = this.files[this.file].versions[this.version];
    this.show(file, Math.max(0, this.files[file].versions.findLastIndex((version) => version.block <= block)));
  }

  /** The keys that tabs have. */
  move(event) {
    const tabs = [...this.tabs.children];
    const ahead = getComputedStyle(this.tabs).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = ahead === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    const steps = { [ahead]: this.file + 1, [back]: this.file - 1 + tabs.length, Home: 0, End: tabs.length - 1 };
    if (!(event.key in steps)) return;
    event.preventDefault();
    const tab = tabs[steps[event.key] % tabs.length];
    this.choose(tab);
    tab.focus();
  }

  show(file, version) {
    const { versions } = this.files[file];
    this.file = file;
    this.version = Math.min(Math.max(version, 0), versions.length - 1);
    for (const [index, tab] of [...this.tabs.children].entries()) {
      tab.setAttribute("aria-selected", String(index === file));
      tab.tabIndex = index === file ? 0 : -1;
      if (index !== file) continue;
      this.panel.setAttribute("aria-labelledby", tab.id);
      this.tabs.scrollTo({ left: tab.offsetLeft - this.tabs.offsetLeft - 24, behavior: "instant" });
    }
    this.pre.querySelector("code").innerHTML = markup(this.files[file], versions[this.version]);
    this.tell(versions);
    const change = this.pre.querySelector(".line");
    const top = change ? change.getBoundingClientRect().top - this.pre.getBoundingClientRect().top : 0;
    this.pre.scrollTo({ top: change ? this.pre.scrollTop + top - this.pre.clientHeight / 3 : 0, behavior: "instant" });
  }

  /** Says which version it is and leads to where the tutorial makes it. */
  tell(versions) {
    const version = versions[this.version];
    const number = this.version + 1;
    const words = this.element.dataset.place.replace("{number}", number).replace("{count}", versions.length);
    this.stepper.show(this.version, versions.length, `${words}: ${version.title}`);
    this.stepper.element.hidden = versions.length === 1;
    const link = document.createElement("a");
    link.href = new URL(version.href, this.address).href;
    link.textContent = version.title;
    this.place.replaceChildren(...(versions.length > 1 ? [`${words} · `, link] : [link]));
  }
}

/** Shows a version of a file in a viewer: the last one of the file that the address names, where nothing
    else is asked for. */
export async function fill(element, address, file = null, version = Infinity) {
  const { files } = await history(address);
  const { Stepper } = await import(new URL(element.dataset.stepper, document.baseURI).href);
  if (!views.has(element)) views.set(element, new View(element, Stepper));
  const view = views.get(element);
  view.take(files, address);
  const named = Number(/^#file-(\d+)$/.exec(location.hash)?.[1] ?? 1) - 1;
  view.show(file ?? (named < files.length ? named : 0), version);
}

/** Opens the file that a link leads to, over the page. */
export async function open(link) {
  const dialog = document.querySelector(".sample-dialog");
  const viewer = dialog.querySelector(".viewer");
  const address = new URL(viewer.dataset.steps.replace(/^.*\//, ""), link.href).href;
  await history(address);
  if (!views.has(viewer)) {
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog || event.target.closest(".sample-close, .viewer-place a")) dialog.close();
    });
  }
  dialog.showModal();
  await fill(viewer, address, Number(link.dataset.file), Number(link.dataset.version));
  viewer.querySelector("[aria-selected=true]").focus();
}
