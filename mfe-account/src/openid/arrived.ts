/** Whether the address says that the browser comes back from the OpenID Connect provider. */
export const hasArrived = (search: string): boolean => new URLSearchParams(search).get('with') === 'openid'

/** A query without that. On the login page, it would begin what another page was left for. */
export function withoutArrival(search: string): string {
  if (!hasArrived(search)) return search
  const query = new URLSearchParams(search)
  query.delete('with')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
