// The search dialog. Pagefind has made an index a language; this asks it for the languages that the reader
// wants, and shows the sections in which the words stand.
"use strict";

const root = document.documentElement;
const opener = document.querySelector("button.search");
const dialog = document.querySelector("dialog.search-dialog");
const input = dialog.querySelector("input");
const list = dialog.querySelector(".search-results");
const status = dialog.querySelector("[role=status]");
const [language, series] = ["language", "series"].map((name) => dialog.querySelector(`[name=${name}]`));
const folder = new URL(opener.dataset.index, document.baseURI).href;
const site = new URL("..", folder).pathname;
const indexes = new Map();
let turn = 0;

/** The index of a language. Pagefind takes the language from the page at the moment it makes one. */
async function indexOf(code) {
  if (!indexes.has(code)) {
    const pagefind = await import(folder + "pagefind.js");
    const own = root.lang;
    root.lang = code;
    const index = pagefind.createInstance({ basePath: folder, baseUrl: site });
    root.lang = own;
    indexes.set(code, index);
  }
  return indexes.get(code);
}

const names = new Map([...language.options].filter((option) => option.value)
  .map((option) => [option.value, option.textContent]));
const chosen = () => (language.value ? [language.value] : [...names.keys()]);

async function fillSeries() {
  const counts = new Map();
  for (const code of chosen()) {
    const filters = await (await indexOf(code)).filters();
    for (const name of Object.keys(filters.series ?? {})) counts.set(name, true);
  }
  const kept = series.value;
  series.replaceChildren(series.options[0], ...[...counts.keys()].sort().map((name) => new Option(name)));
  series.value = counts.has(kept) ? kept : "";
  series.closest("label").hidden = counts.size === 0;
}

/** A text in which the words that were found are marked; nothing else of its markup is kept. */
function excerpt(markup) {
  const element = document.createElement("span");
  element.className = "search-excerpt";
  const found = new DOMParser().parseFromString(markup, "text/html");
  for (const node of found.body.childNodes) {
    if (node.nodeName === "MARK") {
      const mark = document.createElement("mark");
      mark.textContent = node.textContent;
      element.append(mark);
    } else {
      element.append(node.textContent);
    }
  }
  return element;
}

function link(url, title, markup, isSection) {
  const element = document.createElement("a");
  element.href = url;
  element.className = isSection ? "search-section" : "search-page";
  const name = document.createElement("span");
  name.className = "search-title";
  name.textContent = title;
  element.append(name);
  if (markup) element.append(" ", excerpt(markup));
  return element;
}

function entry(data, code) {
  const item = document.createElement("li");
  item.lang = code;
  const title = data.meta.title ?? data.url;
  const sections = data.sub_results.filter((section) => section.anchor && section.title !== title);
  item.append(link(data.url, title, sections.length ? null : data.excerpt, false));
  if (!language.value || data.filters?.series?.[0]) {
    const where = document.createElement("span");
    where.className = "search-where";
    where.textContent = [language.value ? null : names.get(code), data.filters?.series?.[0]]
      .filter(Boolean).join(" · ");
    item.firstChild.append(" ", where);
  }
  for (const section of sections.slice(0, 4)) {
    item.append(link(section.url, section.title, section.excerpt, true));
  }
  return item;
}

async function search() {
  turn += 1;
  const mine = turn;
  const term = input.value.trim();
  if (!term) {
    list.replaceChildren();
    status.textContent = "";
    return;
  }
  const filters = series.value ? { series: series.value } : {};
  const items = [];
  let count = 0;
  for (const code of chosen()) {
    const found = await (await indexOf(code)).search(term, { filters });
    if (mine !== turn) return;
    const results = found?.results ?? [];
    count += results.length;
    const pages = await Promise.all(results.slice(0, 8).map((result) => result.data()));
    if (mine !== turn) return;
    items.push(...pages.map((data) => entry(data, code)));
  }
  list.replaceChildren(...items);
  status.textContent = count ? status.dataset.some.replace("{count}", count) : status.dataset.none;
}

let timer = 0;
function searchSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => search().catch(fail), 120);
}

function fail(error) {
  console.info(`The search does not work here: ${error}`);
  status.textContent = status.dataset.failed;
}

input.addEventListener("input", searchSoon);
language.addEventListener("change", () => fillSeries().then(search).catch(fail));
series.addEventListener("change", () => search().catch(fail));
dialog.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  list.querySelector("a")?.click();
});
dialog.addEventListener("click", (event) => {
  // A click on the backdrop is one on the dialog itself; one on a result of this page must show it.
  if (event.target === dialog || event.target.closest(".search-results a, .search-close")) dialog.close();
});
dialog.addEventListener("keydown", (event) => {
  // A search field takes the first Escape for itself, to become empty.
  if (event.key === "Escape" && !event.isComposing) {
    event.preventDefault();
    dialog.close();
  }
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  if (event.target.matches("select")) return;
  const links = [input, ...list.querySelectorAll("a")];
  const step = event.key === "ArrowDown" ? 1 : -1;
  const next = links[links.indexOf(document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
});

/** Shows the dialog. */
export function open() {
  dialog.showModal();
  input.select();
  fillSeries().catch(fail);
}
