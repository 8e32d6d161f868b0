/** The section of the message centre, which is a part of a remote over the page. */
const parcels: Readonly<Record<string, string>> = { 'message-center': 'mfe-messages' }

/**
 * Finds the remote that an element belongs to.
 * @param owner the remote that owned the address when the page was opened; undefined for a page of the shell
 * @returns a function that takes an element, and returns undefined for the shell's own. Prerendered elements and elements
 *   that are no longer in the page are the owner's.
 */
export function createRemoteAt(owner: string | undefined) {
  return (node: Node | null | undefined): string | undefined => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element?.isConnected || element.closest('#prerendered')) return owner
    const name = element.closest<HTMLElement>('[data-section]')?.dataset.section
    return name === undefined || name === 'shell' ? undefined : (parcels[name] ?? name)
  }
}
