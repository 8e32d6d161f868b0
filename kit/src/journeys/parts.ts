/** The parts of a remote's journeys that the repository's own journeys use as well. */
export { acceptLink } from './accept-link'
export { expectShownBy } from './expect-shown'
export { type AttachIfFailed, diagnosticsOf, trackContext, trackPage } from './track'
export { watchConsole } from './watch-console'
