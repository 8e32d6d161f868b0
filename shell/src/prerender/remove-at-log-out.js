addEventListener('storage', ({ key, newValue }) => {
  const prerendered = document.querySelector('#prerendered[data-reader]')
  if (key !== null && key !== 'within-reach.member') return
  if (prerendered && !newValue?.includes(prerendered.dataset.reader)) prerendered.remove()
})
