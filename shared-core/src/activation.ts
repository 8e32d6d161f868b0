/** The part of a document that speculative loading adds (HTML, section 7.3.1.1). Not every browser has it. */
interface SpeculativeDocument extends EventTarget {
  readonly prerendering?: boolean
}

/**
 * Whether a person has opened the page. By the speculation rules of another page, a browser may load it ahead, and
 * perhaps never show it. Until it is opened, a page has no outside effect: no report, no stream, and no call for a
 * member.
 */
export const isActivated = (page: SpeculativeDocument = document): boolean => page.prerendering !== true

/** Runs a task once the page is opened. For most pages, that is immediately. */
export function whenActivated(task: () => void, page: SpeculativeDocument = document): void {
  if (isActivated(page)) task()
  else page.addEventListener('prerenderingchange', task, { once: true })
}

/** Resolves once the page is opened. */
export const activation = (): Promise<void> => new Promise((resolve) => whenActivated(resolve))
