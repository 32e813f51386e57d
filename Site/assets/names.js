// What names in code mean: loads what the check found out about a page's names, makes each of them an element
// of its own, and shows a card for the one that is pointed at, tapped or moved to with the arrow keys.
"use strict";

const card = document.querySelector(".name-card");
const part = (selector) => card.querySelector(selector);
const files = new Map();
/** What is known of each name's element. */
const meanings = new WeakMap();
/** The name that the card tells of. */
let told = null;
let timer = 0;

// MARK: Making names

/** The file of a page's names. Each is loaded once. */
function load(url) {
  const address = url.href.slice(0, url.href.length - url.hash.length);
  if (!files.has(address)) {
    files.set(address, fetch(address).then((response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.json();
    }));
  }
  return files.get(address);
}

/** The pieces of text of the code itself: what is gone and what the compiler says is none of it. */
function texts(code) {
  const walker = document.createTreeWalker(
    code, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => node.nodeType === Node.ELEMENT_NODE && node.matches("del.line, .message")
      ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const result = [];
  while (walker.nextNode()) {
    if (walker.currentNode.nodeType === Node.TEXT_NODE) result.push(walker.currentNode);
  }
  return result;
}

function element(text, meaning) {
  const name = document.createElement("span");
  name.className = "name";
  text.replaceWith(name);
  name.append(text);
  meanings.set(name, meaning);
  return name;
}

/** Makes elements of a block's names; `places` are three numbers for each. */
function mark(code, places, known) {
  let [start, next] = [0, 0];
  for (let text of texts(code)) {
    const end = start + text.length;
    for (; next < places.length && places[next] < end; next += 3) {
      const [offset, length, meaning] = places.slice(next, next + 3);
      // A name that is split by something else stays what it is.
      if (offset < start || offset + length > end) continue;
      const own = text.splitText(offset - start);
      text = own.splitText(length);
      start = offset + length;
      element(own, known[meaning]);
    }
    start = end;
  }
}

const namesIn = (figure) => [...figure.querySelectorAll(".name")];

async function prepare(figure) {
  if (figure.dataset.named) return;
  figure.dataset.named = "loading";
  const url = new URL(figure.dataset.names, document.baseURI);
  try {
    const file = await load(url);
    mark(figure.querySelector("code"), file.blocks[url.hash.slice(1)], file.meanings);
    figure.dataset.named = "done";
    const [first] = namesIn(figure);
    if (first) makeCurrent(first);
  } catch (problem) {
    delete figure.dataset.named;
    files.clear();
    throw problem;
  }
}

// MARK: The card

function fill(selector, text) {
  const element = part(selector);
  element.hidden = !text;
  const code = element.querySelector("code") ?? element;
  if (text) code.textContent = text;
}

function link(selector, address) {
  if (address) part(selector).href = address;
  else part(selector).removeAttribute("href");
}

/** The way to the block that declares a name, if that is another one and has an id. */
function anchor(figure, block) {
  const [file] = figure.dataset.names.split("#");
  const home = document.querySelector(`figure[data-names="${CSS.escape(file)}#${block}"]`);
  return home && home !== figure && home.id ? `#${encodeURIComponent(home.id)}` : null;
}

function place(name) {
  const box = card.offsetParent.getBoundingClientRect();
  const at = name.getClientRects()[0];
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  const isBelow = at.bottom + height + 12 < innerHeight || at.top - height < 72;
  const left = Math.max(4, Math.min(at.left - box.left - 12, box.width - width - 4));
  card.style.left = `${left}px`;
  card.style.top = `${isBelow ? at.bottom - box.top + 6 : at.top - box.top - height - 6}px`;
}

function show(name) {
  clearTimeout(timer);
  if (told === name) return;
  hide();
  const { declaration, initializer, type, module, page, block } = meanings.get(name);
  fill(".name-declaration", declaration);
  fill(".name-initializer", initializer);
  fill(".name-type", type);
  // A module is not said to be its own.
  fill(".name-module", module === page?.title ? "" : module);
  part(".name-own").hidden = Boolean(module);
  link(".name-own", anchor(name.closest("figure"), block));
  fill(".name-page", page?.title);
  link(".name-page", page?.address);
  // Behind the code, so that the card's link is what the Tab key comes to next.
  name.closest("pre").after(card);
  card.style.left = card.style.top = "0";
  card.hidden = false;
  place(name);
  name.classList.add("is-told");
  name.setAttribute("aria-describedby", card.id);
  if (name.hasAttribute("tabindex")) name.setAttribute("aria-expanded", "true");
  told = name;
}

function hide() {
  clearTimeout(timer);
  if (!told) return;
  card.hidden = true;
  told.classList.remove("is-told");
  told.removeAttribute("aria-describedby");
  if (told.hasAttribute("tabindex")) told.setAttribute("aria-expanded", "false");
  told = null;
}

/** Gives a name to the keyboard. Only one of a block is in the tab order and speaks as a button. */
function makeCurrent(name) {
  for (const other of name.closest("figure").querySelectorAll(".name[tabindex]")) {
    for (const attribute of ["tabindex", "role", "aria-expanded"]) other.removeAttribute(attribute);
  }
  name.tabIndex = 0;
  name.setAttribute("role", "button");
  name.setAttribute("aria-expanded", String(name === told));
}

function moveTo(name) {
  makeCurrent(name);
  name.focus();
}

// MARK: Pointer

const nameOf = (event) => event.target.closest?.(".name") ?? null;

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  clearTimeout(timer);
  const name = nameOf(event);
  if (name) timer = setTimeout(show, told ? 60 : 180, name);
  // The way to the card leads over other code.
  else if (told && !card.contains(event.target) && told !== document.activeElement) {
    timer = setTimeout(hide, 320);
  }
});

document.addEventListener("click", (event) => {
  const name = nameOf(event);
  if (name) tap(name);
  else if (!card.contains(event.target)) hide();
});

card.addEventListener("click", (event) => {
  if (event.target.closest(".name-own[href]")) hide();
});

// Code that does not fit is scrolled under the card.
for (const kind of ["scroll", "resize"]) {
  addEventListener(kind, (event) => {
    if (told && event.target !== document) place(told);
  }, { capture: true, passive: true });
}

function tap(name) {
  makeCurrent(name);
  show(name);
}

// MARK: Keyboard

/** The name above or below: of the nearest line that has one, the nearest. */
function vertical(names, name, direction) {
  const from = name.getBoundingClientRect();
  const beyond = names.map((other) => ({ other, box: other.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - from.top) * direction > from.height / 2);
  const line = Math.min(...beyond.map(({ box }) => Math.abs(box.top - from.top)));
  const near = beyond.filter(({ box }) => Math.abs(box.top - from.top) < line + 2);
  near.sort((a, b) => Math.abs(a.box.left - from.left) - Math.abs(b.box.left - from.left));
  return near[0]?.other;
}

function target(key, names, name) {
  const index = names.indexOf(name);
  switch (key) {
    case "ArrowRight": return names[index + 1];
    case "ArrowLeft": return names[index - 1];
    case "ArrowDown": return vertical(names, name, 1);
    case "ArrowUp": return vertical(names, name, -1);
    case "Home": return names[0];
    case "End": return names.at(-1);
    default: return null;
  }
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape" && told) {
    event.preventDefault();
    if (card.contains(document.activeElement)) told.focus();
    hide();
    return;
  }
  const name = nameOf(event);
  if (!name) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    if (told === name) hide(); else show(name);
    return;
  }
  const keys = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End"];
  if (!keys.includes(event.key)) return;
  event.preventDefault();
  const next = target(event.key, namesIn(name.closest("figure")), name);
  if (next) moveTo(next);
});

document.addEventListener("focusin", (event) => {
  const name = nameOf(event);
  if (name) show(name);
  else if (told && !card.contains(event.target)) hide();
});

// MARK: Start

/** Makes the names of a block known, for a reader who has turned to it by pointer or keyboard. */
export async function tell(figure, event) {
  if (figure.dataset.named) return;
  await prepare(figure);
  // What was pointed at meanwhile is a name only now.
  if (event.type === "focusin" || event.type === "pointerover" && event.pointerType !== "mouse") return;
  const name = document.elementFromPoint(event.clientX, event.clientY)?.closest(".name");
  if (name) tap(name);
}
