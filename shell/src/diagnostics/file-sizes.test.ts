import { loadedFrom, recordedSizes } from './file-sizes'

const file = (path: string, encodedBodySize: number, transferSize = 0) => ({
  name: `https://site.example${path}`,
  encodedBodySize,
  transferSize,
})

it('counts each file of a folder once, with what came over the network', () => {
  const loaded = [
    file('/remotes/mfe-a/1.0.0/entry.js', 300, 600),
    file('/remotes/mfe-a/1.0.0/entry.js', 300),
    file('/remotes/mfe-a/1.0.0/page.css', 200),
    file('/remotes/mfe-a/1.1.0/entry.js', 1000, 1000),
    file('/assets/shell.js', 9000, 9000),
  ]
  expect(loadedFrom(loaded, '/remotes/mfe-a/1.0.0/')).toEqual({ files: 2, bytes: 500, network: 300 })
  expect(loadedFrom(loaded, '/remotes/mfe-b/1.0.0/')).toEqual({ files: 0, bytes: 0, network: 0 })
})

it('adds up the compressed files of a record, or as they are in an older one', () => {
  const files = {
    'entry.js': { integrity: '', bytes: 900, brotli: 300 },
    'film.webm': { integrity: '', bytes: 5000 },
  }
  expect(recordedSizes({ files })).toEqual({ files: 2, bytes: 5300 })
})
