import { type RegistryDocument, versionsOf } from '@within-reach/registry'
import { breaksOf } from '@within-reach/registry/check'
import type { Logger } from 'pino'
import { servedCalls, type Site } from './surroundings'

/** Logs each live version that this release of service and shell breaks. `registry impact` finds them before a release. */
export function warnOfBreaks(
  { remotes }: RegistryDocument,
  { environment, shell, log }: Pick<Site, 'shell'> & { readonly environment: string; readonly log: Logger },
): void {
  const offered = { calls: servedCalls, shell }
  for (const [remote, { versions, environments }] of Object.entries(remotes)) {
    const live = environments[environment]
    if (!live || live.retired) continue
    for (const version of new Set(versionsOf(live))) {
      const breaks = breaksOf(versions[version] ?? {}, offered)
      if (breaks.length > 0)
        log.warn(
          { remote, version, breaks },
          'a live version does not fit this release of service and shell: promote one that was built with it',
        )
    }
  }
}
