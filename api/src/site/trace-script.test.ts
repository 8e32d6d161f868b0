import vm from 'node:vm'
import { hashSource } from './hash-source'
import { traceHead, traceScript, traceScriptSource } from './trace-script'

const values: Readonly<Record<string, string>> = { traceparent: '00-a-b-01', tracestate: 'wr=t-s' }
const origin = 'https://site.example'

/** Runs the script as a page does, and returns the page. */
function page() {
  const sent: { url: string; headers: Record<string, string>; init?: unknown }[] = []
  let milliseconds = 100
  class Upload {
    headers: Record<string, string> = {}
    url = ''
    open(_method: string, url: string) {
      this.url = url
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
  }
  class PageRequest extends Request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, origin) : input, init)
    }
  }
  const window = {
    fetch: (input: string | Request, init?: unknown) => {
      const isRequest = input instanceof Request
      sent.push({
        url: isRequest ? input.url : input,
        headers: isRequest ? Object.fromEntries(input.headers) : {},
        init,
      })
      return Promise.resolve('answer')
    },
  }
  vm.runInNewContext(traceScript, {
    window,
    document: {
      querySelector: (selector: string) => ({ content: values[/name=(\w+)/.exec(selector)?.[1] ?? ''] }),
    },
    location: { href: `${origin}/trade`, origin },
    performance: { now: () => milliseconds },
    URL,
    Request: PageRequest,
    XMLHttpRequest: Upload,
  })
  return {
    sent,
    fetch: window.fetch,
    upload(url: string) {
      const upload = new Upload()
      upload.open('POST', url)
      return upload
    },
    wait: (seconds: number) => void (milliseconds += seconds * 1000),
  }
}

it('the calls of a page carry its trace, with everything that they carry anyway', async () => {
  const { fetch, sent } = page()
  const init = { method: 'POST', headers: { Authorization: 'Bearer x' }, body: 'type=fr' }
  expect(await fetch('/api/posts', init)).toBe('answer')
  await fetch(new Request(`${origin}/api/msgs`, init))
  for (const [at, path] of ['/api/posts', '/api/msgs'].entries())
    expect(sent[at]).toMatchObject({ url: origin + path, headers: { ...values, authorization: 'Bearer x' } })
})

it('so do its uploads', () => {
  expect(page().upload('/api/posting').headers).toEqual(values)
})

it('other requests are passed on as they are', async () => {
  const { fetch, sent, upload } = page()
  const init = { integrity: 'sha384-x' }
  const others = ['/remotes/mfe-x/1/entry.js', 'https://other.example/api/posts', '/apiary']
  for (const url of others) await fetch(url, init)
  expect(sent).toEqual(others.map((url) => ({ url, headers: {}, init })))
  expect(upload('https://other.example/api/posting').headers).toEqual({})
})

it('after a minute a page no longer adds to its trace', async () => {
  const { fetch, sent, upload, wait } = page()
  wait(60)
  await fetch('/api/posts')
  expect([sent[0]?.headers, upload('/api/posting').headers]).toEqual([{}, {}])
})

it('the policy allows the bytes that are in the page', () => {
  const head = traceHead({ traceparent: '00-a-b-01', tracestate: 'wr=t-s' })
  const [, inPage = ''] = /<script>(.*?)<\/script>/s.exec(head) ?? []
  expect(hashSource(inPage)).toBe(traceScriptSource)
})
