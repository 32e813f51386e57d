// A walkthrough step by step: the list of steps stays, and beside it stands the screen of the step that a
// reader has come to.
"use strict";

class View {
  constructor(figure, Stepper) {
    this.figure = figure;
    this.items = [...figure.querySelectorAll(".step")];
    this.place = figure.querySelector(".walkthrough-screen");
    this.told = figure.querySelector(".walkthrough-step");
    this.stepper = new Stepper(figure.querySelector(".stepper"), (number) => this.show(number));
    // Screens move out of the list: the list is read as words, and every screen is there once.
    this.screens = this.items.map((item) => {
      const screen = item.querySelector(".screen");
      screen?.remove();
      return screen;
    });
    for (const [number, item] of this.items.entries()) {
      const words = item.querySelector(".step-words");
      const button = document.createElement("button");
      button.type = "button";
      button.append(...words.childNodes);
      button.addEventListener("click", () => this.show(number));
      words.append(button);
    }
    figure.classList.add("stepping");
    this.show(0);
  }

  /** The last screen up to a step: what only lets time pass changes nothing to be seen. */
  screen(number) {
    return this.screens.slice(0, number + 1).findLast((screen) => screen)
      ?? this.screens.find((screen) => screen);
  }

  show(number) {
    for (const [other, item] of this.items.entries()) {
      if (other === number) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
    const words = this.figure.dataset.place.replace("{number}", number + 1)
      .replace("{count}", this.items.length);
    const step = this.items[number].querySelector(".step-words").textContent.trim();
    this.stepper.show(number, this.items.length, `${words}: ${step}`);
    // On a narrow screen the list is out of sight; those who listen hear it from the slider.
    this.told.textContent = step;
    this.place.replaceChildren(this.screen(number));
  }
}

/** Makes a stepper of every walkthrough that has screens. */
export function start(figures, Stepper) {
  for (const figure of figures) new View(figure, Stepper);
}
