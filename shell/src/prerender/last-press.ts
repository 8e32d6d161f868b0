let last: Element | undefined

// Registered by the first script. A press before that is lost.
for (const type of ['click', 'submit']) {
  document.addEventListener(type, ({ target }) => {
    if (!(target instanceof Element) || !target.closest('#prerendered')) return
    last = target.closest(type === 'click' ? 'button' : 'form') ?? last
  })
}

/** The last button pressed, or form submitted, in the prerendered page. */
export const lastPress = (): Element | undefined => last
