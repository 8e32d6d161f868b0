/** The part of a document that speculative loading adds (HTML, section 7.3.1.1). Not every browser has it. */
interface SpeculativeDocument extends EventTarget {
  readonly prerendering?: boolean
}

/**
 * Whether a person has opened the page. A browser may load it before, by the speculation rules of another page, and perhaps never
 * show it. Until then it has no effect outside of itself: no report, no stream, and nothing in the name of a member.
 */
export const isActivated = (page: SpeculativeDocument = document): boolean => page.prerendering !== true

/** Runs a task once the page is opened, which is now for most pages. */
export function whenActivated(task: () => void, page: SpeculativeDocument = document): void {
  if (isActivated(page)) task()
  else page.addEventListener('prerenderingchange', task, { once: true })
}

/** Resolves once the page is opened. */
export const activation = (): Promise<void> => new Promise((resolve) => whenActivated(resolve))
