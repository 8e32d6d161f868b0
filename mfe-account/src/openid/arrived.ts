/** Whether the address says that the browser comes back from the OpenID Connect provider. */
export const hasArrived = (search: string): boolean => new URLSearchParams(search).get('with') === 'openid'
