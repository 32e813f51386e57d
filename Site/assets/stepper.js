// Goes through a row of states one by one: two buttons and a slider, by hand or by keyboard.
"use strict";

export class Stepper {
  /** The controls in an element; `go` is called with the number of the state that a reader asks for, counted
      from 0. */
  constructor(element, go) {
    this.element = element;
    this.range = element.querySelector("input");
    this.number = 0;
    this.count = 1;
    this.range.addEventListener("input", () => go(this.range.value - 1));
    for (const button of element.querySelectorAll("button")) {
      button.addEventListener("click", () => go(this.limit(this.number + Number(button.dataset.move))));
    }
  }

  limit(number) {
    return Math.min(Math.max(number, 0), this.count - 1);
  }

  /** Shows which of how many states it is, and what it is for those who listen. */
  show(number, count, words) {
    this.number = number;
    this.count = count;
    this.range.max = count;
    this.range.value = number + 1;
    this.range.setAttribute("aria-valuetext", words);
    const [previous, next] = this.element.querySelectorAll("button");
    previous.setAttribute("aria-disabled", String(number === 0));
    next.setAttribute("aria-disabled", String(number === count - 1));
  }
}
