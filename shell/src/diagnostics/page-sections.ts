import type { PanelParts } from './panel-parts'

/** A part of the page on display, and the remote that serves it; undefined for the shell. */
export interface PageSection {
  readonly element: Element
  readonly remote: string | undefined
}

/** Header, footer and the sections between them, in the order of the page. */
export function pageSections({ remoteAt }: Pick<PanelParts, 'remoteAt'>): PageSection[] {
  return [...document.querySelectorAll('#header, #footer, [data-section]')].map((element) => ({
    element,
    remote: element.matches('[data-section]') ? remoteAt(element) : undefined,
  }))
}
