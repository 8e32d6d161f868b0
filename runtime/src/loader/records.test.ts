import { type Network, stubNetwork } from '../testing/network'
import { publish, type TestVersion } from '../testing/versions'
import { FileNotLoaded } from './changed-file'
import { createPublishedFiles, type PublishedFiles } from './integrity'
import { createRecords, type Records, versionUrl } from './records'

const name = 'mfe-a'
let network: Network
let published: PublishedFiles
let records: Records
beforeEach(() => {
  network = stubNetwork()
  published = createPublishedFiles(window.location.origin)
  records = createRecords({ published, fetch })
})

const find = ({ pointer }: TestVersion, inlined: readonly TestVersion[] = []) =>
  records.recordAt(name, pointer, { revision: 1, remotes: {}, records: inlined.map(({ record }) => record) })

describe('the record of a version', () => {
  it('is taken from the page if it is there, without a request', async () => {
    const [version, other] = [publish(network, name), publish(network, name)]
    expect(await find(version, [other, version])).toEqual(version.record)
    expect(network.asked).toEqual([])
  })

  it('is fetched once from its folder otherwise', async () => {
    const version = publish(network, name)
    const found = await Promise.all([find(version), find(version)])
    expect(found).toEqual([version.record, version.record])
    expect(network.asked).toEqual([`${versionUrl(name, version.pointer.version)}record.json`])
  })

  it('allows the files of that version to run, each with its hash, and not before', async () => {
    const version = publish(network, name)
    const entry = `${version.folder}entry.js`
    expect(() => published.integrityOf(entry)).toThrow('is not published')
    await find(version)
    expect(published.integrityOf(entry)).toBe(version.record.files['entry.js']?.integrity)
  })

  it('of another version is refused, although that version is published', async () => {
    const [version, other] = [publish(network, name), publish(network, name)]
    const body = JSON.stringify(other.record)
    network.breakFiles(/record/, (whole) => ({ ...whole, body }))
    await expect(find(version)).rejects.toThrow(FileNotLoaded)
    for (const { folder } of [version, other])
      expect(() => published.integrityOf(`${folder}entry.js`)).toThrow('is not published')
  })

  it.each<[string, Parameters<Network['breakFiles']>[1]]>([
    ['is missing', () => ({ status: 404, type: 'text/html', body: 'Not found' })],
    ['is answered with an error', (whole) => ({ ...whole, status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('refused'))],
    ['does not match the hash in the page', (whole) => ({ ...whole, body: `${whole.body}\n` })],
  ])('that %s fails this try only, and allows nothing to run', async (_, fault) => {
    const version = publish(network, name)
    const repair = network.breakFiles(/record/, fault)
    const error: unknown = await find(version).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(FileNotLoaded)
    expect(error).toHaveProperty('request', `${version.folder}record.json`)
    expect(() => published.integrityOf(`${version.folder}entry.js`)).toThrow('is not published')
    repair()
    expect(await find(version)).toEqual(version.record)
  })
})
