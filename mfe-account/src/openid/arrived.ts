/** Whether the address says that the browser comes back from the OpenID Connect provider. */
export const hasArrived = (search: string): boolean => new URLSearchParams(search).get('with') === 'openid'

/** The query without this mark. On another page, it would begin the login or sign-up that was left. */
export function withoutArrival(search: string): string {
  if (!hasArrived(search)) return search
  const query = new URLSearchParams(search)
  query.delete('with')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
