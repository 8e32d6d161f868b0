import { generateKeyPairSync } from 'node:crypto'
import { publishedVersion, recordProof } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { ownerToken } from '../testing/owner'
import { builtShell, publish, versionOf } from '../testing/registry'

const target = { remote: 'mfe-trips', version: '1.0.0' }
const run = JSON.stringify({ shell: '0.1.0-abc', live: {}, passed: 48, skipped: 0 })

const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')

const published = async (site: TestApi) => {
  const { outcome } = await site.call(publishedVersion, target, { token: await ownerToken(site) })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}
const record = async (site: TestApi) => {
  const { record: integrity } = await published(site)
  await site.call(recordProof, { ...target, integrity, run }, { token: await ownerToken(site) })
}

it('a proof counts while the signing key of its site is replaced, and not afterwards', async () => {
  const [before, after] = [newKey(), newKey()]
  const shell = await builtShell()
  const old = await startApi({ shell: shell.folder, settings: { REGISTRY_SIGNING_KEY: before } })
  await publish(old.database, versionOf(target.remote, target.version))
  await record(old)
  const verified = async (settings: Readonly<Record<string, string>>, recordsToo: boolean) => {
    const { dataDir } = old.platform.settings
    const site = await startApi({
      shell: shell.folder,
      sharing: old,
      settings: { ...settings, DATA_DIR: dataDir },
    })
    if (recordsToo) await record(site)
    const { proofs } = await published(site)
    await site.close()
    return proofs.map((proof) => proof.verified)
  }
  const during = { REGISTRY_SIGNING_KEY: after, REGISTRY_EXTRA_SIGNING_KEYS: before }
  expect(await verified(during, true)).toEqual([true, true])
  expect(await verified({ REGISTRY_SIGNING_KEY: after }, false)).toEqual([true, false])
  await old.close()
  await shell.remove()
})
