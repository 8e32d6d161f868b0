declare global {
  interface Window {
    /** Set by `keep-press.js`, which stands in the page itself (`index.html`), so that it runs before any file is loaded. */
    pressedEarly?: Element
  }
}

/** The last button pressed, or form submitted, in what the service has drawn. */
export const lastPress = (): Element | undefined => window.pressedEarly
