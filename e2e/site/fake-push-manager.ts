/**
 * Runs in the page: subscribes at no push service, because a browser without a network can reach none. The subscription stays over
 * reloads, as a real one does.
 */
export function fakePushManager(): void {
  const key = 'fake push subscription'
  const stored = (): PushSubscription | null => {
    const text = sessionStorage.getItem(key)
    if (text === null) return null
    const json = JSON.parse(text) as PushSubscriptionJSON
    const unsubscribe = () => Promise.resolve(sessionStorage.removeItem(key) === undefined)
    return { endpoint: json.endpoint, toJSON: () => json, unsubscribe } as unknown as PushSubscription
  }
  const encoded = (bytes: ArrayBuffer | Uint8Array): string =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  PushManager.prototype.getSubscription = () => Promise.resolve(stored())
  PushManager.prototype.subscribe = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const keys = {
      p256dh: encoded(await crypto.subtle.exportKey('raw', pair.publicKey)),
      auth: encoded(crypto.getRandomValues(new Uint8Array(16))),
    }
    const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${crypto.randomUUID()}`
    sessionStorage.setItem(key, JSON.stringify({ endpoint, keys }))
    return stored() as PushSubscription
  }
}
