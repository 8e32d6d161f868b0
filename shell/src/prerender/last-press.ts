let last: Element | undefined

// As soon as there is a script: what was pressed before that is lost.
for (const type of ['click', 'submit']) {
  document.addEventListener(type, ({ target }) => {
    if (!(target instanceof Element) || !target.closest('#prerendered')) return
    last = target.closest(type === 'click' ? 'button' : 'form') ?? last
  })
}

/** The last button that was pressed, or form that was sent, in what stood in the page before its scripts. */
export const lastPress = (): Element | undefined => last
