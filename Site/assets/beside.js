// The side-by-side view: fetches the page in another language and sets the blocks that belong together
// beside each other. The pages carry the numbers of their rows as comments (<!--r12-->).
"use strict";

const root = document.documentElement;
const text = document.querySelector("article .text");
const control = document.querySelector(".beside");
/** What the text held before it was set in rows. */
let before = null;

/** The blocks of a text by row; what stands above the first row has none. */
function rows(container) {
  const result = [{ id: null, nodes: [] }];
  for (const node of container.childNodes) {
    const mark = node.nodeType === Node.COMMENT_NODE && /^r(\d+)$/.exec(node.data);
    if (mark) result.push({ id: mark[1], nodes: [] });
    else if (node.nodeType === Node.ELEMENT_NODE) result.at(-1).nodes.push(node);
  }
  return result.filter((row) => row.nodes.length);
}

/** Pairs of rows in this page's order; what only the other page has stands where it stands there. */
function pairs(own, other) {
  const places = new Map(other.map((row, index) => [row.id, index]));
  const shared = new Set(own.map((row) => row.id));
  const result = [];
  let next = 0;
  const takeUntil = (end) => {
    for (; next < end; next += 1) if (!shared.has(other[next].id)) result.push([null, other[next]]);
  };
  for (const row of own) {
    const place = places.get(row.id);
    if (place !== undefined && place >= next) {
      takeUntil(place);
      next = place + 1;
    }
    result.push([row, place === undefined ? null : other[place]]);
  }
  takeUntil(other.length);
  return result;
}

/** Makes a fetched text fit to stand on this page: ids of its own, links that lead where they led. */
function adopt(container, address, language) {
  for (const extra of container.querySelectorAll(".heading-links, script")) extra.remove();
  const name = (id) => `${language}:${id}`;
  for (const element of container.querySelectorAll("[id]")) element.id = name(element.id);
  for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "for"]) {
    for (const element of container.querySelectorAll(`[${attribute}]`)) {
      const ids = element.getAttribute(attribute).split(/\s+/).map(name);
      element.setAttribute(attribute, ids.join(" "));
    }
  }
  for (const link of container.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href");
    if (href.startsWith("#")) link.setAttribute("href", `#${language}:${href.slice(1)}`);
    else link.href = new URL(href, address).href;
  }
  for (const media of container.querySelectorAll("[src]")) {
    media.src = new URL(media.getAttribute("src"), address).href;
  }
  for (const figure of container.querySelectorAll("[data-names]")) {
    figure.dataset.names = new URL(figure.dataset.names, address).href;
  }
  return document.importNode(container, true);
}

const code = (row) =>
  row && row.nodes.length === 1 && row.nodes[0].matches("figure.code")
    ? row.nodes[0].querySelector("code")?.textContent : null;

function cell(row, language, direction, missing) {
  const element = document.createElement("div");
  element.className = "pair-cell text";
  if (language) {
    element.lang = language;
    element.dir = direction;
  }
  if (row) {
    element.append(...row.nodes);
  } else {
    element.classList.add("pair-missing");
    element.textContent = missing;
    element.lang = root.lang;
    element.dir = root.dir;
  }
  return element;
}

function pair(own, other, button) {
  const element = document.createElement("div");
  element.className = "pair";
  const { language, direction, missing, missingHere } = button.dataset;
  // Code that is the same in both languages stands once, across.
  if (own && other && code(own) !== null && code(own) === code(other)) {
    element.classList.add("pair-wide");
    element.append(cell(own));
  } else {
    element.append(cell(own, null, null, missingHere), cell(other, language, direction, missing));
  }
  return element;
}

/** Keeps what the reader looks at where it is while the text is set anew. */
function keepingPlace(change) {
  const block = [...text.querySelectorAll("h2, h3, h4, p, li, figure, table")]
    .find((element) => element.getBoundingClientRect().top >= 60);
  const top = block?.getBoundingClientRect().top;
  change();
  if (block && window.scrollY > 200) {
    window.scrollBy({ top: block.getBoundingClientRect().top - top, behavior: "instant" });
  }
}

function head(button) {
  const element = document.createElement("div");
  element.className = "pair pair-head";
  const own = document.createElement("p");
  own.textContent = control.dataset.own;
  const other = document.createElement("p");
  other.textContent = button.textContent;
  other.lang = button.dataset.language;
  element.append(own, other);
  return element;
}

/** Shows the text in one column again. */
export function close() {
  if (!before) return;
  keepingPlace(() => {
    text.replaceChildren(...before);
    root.classList.remove("is-beside");
  });
  before = null;
}

/** Shows the page that a button names beside this one. */
export async function open(button) {
  const address = new URL(button.dataset.href, document.baseURI).href;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const fetched = page.querySelector("article .text");
  if (!fetched) throw new Error(`${address}: no text`);
  close();
  const other = rows(adopt(fetched, address, button.dataset.language));
  keepingPlace(() => {
    before = [...text.childNodes];
    const set = pairs(rows(text), other).map(([mine, theirs]) => pair(mine, theirs, button));
    text.replaceChildren(head(button), ...set);
    root.classList.add("is-beside");
  });
}
