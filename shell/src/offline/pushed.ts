import type { PushedNews } from '@within-reach/contract'
import type { WorkerScope } from './worker-scope'

/** What is shown if a notification cannot be read: a browser demands that each push shows one. */
const unreadable: PushedNews = { title: 'Within Reach', body: '', tag: 'within-reach', page: '/' }

function read(data: { json(): unknown } | null): PushedNews {
  try {
    const news = data?.json() as Partial<PushedNews> | undefined
    return { ...unreadable, ...news }
  } catch {
    return unreadable
  }
}

/** Shows a notification that arrived from the push service. One with the same tag is replaced, and rings again. */
export function showPushed(
  { registration }: Pick<WorkerScope, 'registration'>,
  data: { json(): unknown } | null,
): Promise<void> {
  const { title, body, tag, page } = read(data)
  return registration.showNotification(title, { body, tag, renotify: true, data: page })
}

/**
 * Opens the page of a notification: the tab that shows it, or a new one, so that nothing typed in another tab is lost.
 * @param page a path of this site
 */
export async function openPushed(
  { clients, location }: Pick<WorkerScope, 'clients' | 'location'>,
  page: unknown,
): Promise<void> {
  const address = new URL(String(page), location.origin)
  if (address.origin !== location.origin) return
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find(({ url }) => url === address.href)
  await (open ? open.focus() : clients.openWindow(address.href))
}
