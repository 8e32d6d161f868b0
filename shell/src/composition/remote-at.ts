/** The remotes of parcels, by the name of their section. */
const parcels: Readonly<Record<string, string>> = { 'message-center': 'mfe-messages' }

/**
 * Finds the remote that an element belongs to.
 * @param owner the remote that owned the address when the page was opened; undefined for a page of the shell
 * @returns a function that returns the remote of an element, undefined for the shell's own elements; prerendered and
 * removed elements belong to the owner
 */
export function createRemoteAt(owner: string | undefined) {
  return (node: Node | null | undefined): string | undefined => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element?.isConnected || element.closest('#prerendered')) return owner
    const name = element.closest<HTMLElement>('[data-section]')?.dataset.section
    return name === undefined || name === 'shell' ? undefined : (parcels[name] ?? name)
  }
}
