import type { ServerResponse } from 'node:http'
import type { BuildState } from './watch-remote'

/** What the dev server tells its pages: after each change, and when a page opens. */
export interface DevEvent {
  /** Why the site no longer allows development, if it does not. */
  readonly refused?: string
  readonly builds: readonly (BuildState & { readonly name: string })[]
}

/** The pages that are open. */
export interface Events {
  /** Answers a page's request for events, which stays open. */
  open(response: ServerResponse): void
  /** Tells all pages the current state. */
  send(): void
  close(): void
}

/** @param current returns the state */
export function createEvents(current: () => DevEvent): Events {
  const pages = new Set<ServerResponse>()
  const text = () => `data: ${JSON.stringify(current())}\n\n`
  return {
    open(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write(`retry: 1000\n${text()}`)
      pages.add(response)
      response.on('close', () => pages.delete(response))
    },
    send: () => pages.forEach((page) => page.write(text())),
    close: () => pages.forEach((page) => page.end()),
  }
}
