/** Whether a click is one on a link to another page of this site, to be opened in this tab. */
export function leadsElsewhere(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return (
    link !== null &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname
  )
}
