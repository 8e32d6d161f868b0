declare global {
  interface Window {
    /** Set by `keep-press.js`, which is inlined in `index.html`, so that it runs before any file is loaded. */
    pressedEarly?: Element
  }
}

/** The last button that was pressed, or form that was submitted, in the prerendered content. */
export const lastPress = (): Element | undefined => window.pressedEarly
