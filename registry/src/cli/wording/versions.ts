import type { Live, RegistryStatus } from '@within-reach/contract'
import { originText } from './origin'
import { proofText } from './proofs'
import { indented, moment } from './table'

/** Formats the published versions of a remote, newest first. */
export function versionsText({
  name,
  live,
  published,
  origins = {},
  proofs = {},
  keys,
  signers = {},
}: RegistryStatus['remotes'][number]): string {
  if (published.length === 0) return `No version of ${name} is published.`
  const listed = published
    .map(({ version, at, who }) => {
      const origin = origins[version]
      const role = live && roleOf(version, live)
      return [
        `${version}${role ? `  ${role}` : ''}`,
        indented([
          ...(origin ? [originText(origin)] : []),
          `published ${moment(at)} by ${who}`,
          ...(proofs[version] ?? []).map(proofText),
          ...(keys ? [signerText(signers[version])] : []),
        ]),
      ].join('\n')
    })
    .join('\n')
  return live?.enabled === false ? `${offText(name, live)}\n${listed}` : listed
}

// Otherwise "current" would read as what visitors get.
const offText = (name: string, { retired }: Live): string =>
  `${name} is ${retired ? 'retired' : 'switched off'}: visitors get none of these versions.`

const signerText = (signer: string | undefined): string =>
  signer === undefined ? 'not signed with a valid key of its team' : `signed by ${signer}`

/** The role of a version, if it has any. */
export function roleOf(version: string, { current, lastGood, canary }: Live): string | undefined {
  if (version === current) return 'current'
  if (version === canary?.version) return `canary at ${canary.percent} %`
  return version === lastGood ? 'last good' : undefined
}
