for (const type of ['click', 'submit'])
  document.addEventListener(type, ({ target }) => {
    if (target.closest?.('#prerendered, #header, #footer'))
      window.pressedEarly = target.closest(type === 'click' ? 'button' : 'form') ?? window.pressedEarly
  })
