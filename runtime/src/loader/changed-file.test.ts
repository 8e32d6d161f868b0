import { createChangedFileCheck, FileNotLoaded } from './changed-file'
import { createPublishedFiles } from './integrity'

const address = '/remotes/mfe-a/1.0.0/pages.js'
const failure = () => new FileNotLoaded(address, new Error('refused'))
const published = createPublishedFiles(window.location.origin)
published.add(address, 'sha384-a')
const changedFile = createChangedFileCheck({ published, fetch: (input, init) => fetch(input, init) })

/** A network that answers a request with an integrity only if the bytes match. */
function network({ reachable = true, fits = true, status = 200 }) {
  globalThis.fetch = (_, init) =>
    reachable && (init?.integrity === undefined || fits)
      ? Promise.resolve(new Response('x', { status }))
      : Promise.reject(new TypeError('Failed to fetch'))
}

it('is the file whose bytes differ from the published ones', async () => {
  network({ fits: false })
  await expect(changedFile(failure())).resolves.toBe(address)
})

it.each([
  ['the file has the published bytes', {}],
  ['the network is down', { reachable: false }],
  ['the file is missing', { status: 404, fits: false }],
])('is none if %s', async (_, answer) => {
  network(answer)
  await expect(changedFile(failure())).resolves.toBeUndefined()
})

it('is reported to every caller, even after the first check repaired it', async () => {
  const error = failure()
  const answers: (RequestInit | undefined)[] = []
  globalThis.fetch = (_, init) => {
    answers.push(init)
    const repaired = answers.some((earlier) => earlier?.cache === 'reload')
    return init?.integrity === undefined || repaired
      ? Promise.resolve(new Response('x'))
      : Promise.reject(new TypeError('Failed to fetch'))
  }
  await expect(Promise.all([changedFile(error), changedFile(error)])).resolves.toEqual([address, address])
  expect(answers.at(-1)).toEqual({ integrity: 'sha384-a', cache: 'reload' })
  await expect(changedFile(error)).resolves.toBe(address)
  await expect(changedFile(failure())).resolves.toBeUndefined()
})

it.each([
  ['an error that names no file', new Error('x is not a function')],
  ['a file that is not published', new FileNotLoaded('https://elsewhere.test/a.js', undefined)],
  ['no error at all', undefined],
])('is none for %s, and nothing is requested', async (_, error) => {
  globalThis.fetch = jest.fn()
  await expect(changedFile(error)).resolves.toBeUndefined()
  expect(globalThis.fetch).not.toHaveBeenCalled()
})
