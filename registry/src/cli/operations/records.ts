import type { RemoteVersion } from '../../document'
import { CommandError } from '../command-error'
import type { Target } from '../reading/values'
import type { Service } from '../service/connect'
import { readRecord } from './built-version'

/**
 * Downloads the record of a published version.
 * @throws CommandError if it is not published
 */
export async function downloadRecord(
  service: Service,
  { remote, version }: Required<Target>,
): Promise<RemoteVersion> {
  const address = `/remotes/${remote}/${version}/record.json`
  const bytes = await service.download(address)
  if (bytes) return readRecord(bytes.toString('utf8'), `${service.site}${address}`, 'The site is damaged.')
  throw new CommandError(
    'refused',
    `${remote} ${version} is not published at ${service.site}: "registry versions ${remote}" lists what is.`,
  )
}
