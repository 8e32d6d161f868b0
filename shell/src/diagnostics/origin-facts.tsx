import { Trans, useLingui } from '@lingui/react/macro'
import { shortCommit } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'
import { Time } from '@within-reach/shared-core/react'
import type { RemoteStatus } from './access'
import { Fact } from './facts'

export interface OriginFactsProps {
  readonly version: string
  /** What operators may see; undefined for others. */
  readonly status: RemoteStatus | undefined
  /** The address of its record; undefined if it has none. */
  readonly record: string | undefined
}

/** Who published a version, its commit, and where its source is. */
export function OriginFacts({ version, status, record }: OriginFactsProps) {
  const { t } = useLingui()
  const published = status?.published.find((one) => one.version === version)
  const origin = status?.origins?.[version]
  const repository = status?.keys?.provenance?.repository
  const isWebAddress = repository?.startsWith('https://') ?? false
  const query = new URLSearchParams({ name: status?.name ?? '' }).toString()
  return (
    <>
      {published && (
        <Fact name={t`Published`}>
          <Time iso={published.at} /> · {published.who}
        </Fact>
      )}
      {origin && (
        <Fact name={t`Commit`}>
          <span dir="auto">{origin.subject}</span> · <bdi>{origin.author}</bdi> ·{' '}
          <code title={origin.commit}>{shortCommit(origin)}</code>{' '}
          {!origin.clean && <Trans>and uncommitted changes</Trans>}
        </Fact>
      )}
      <Fact name={t`Source`}>
        {repository !== undefined && isWebAddress && (
          <>
            <a href={repository} target="_blank" rel="noreferrer">
              <Trans>Repository</Trans>
            </a>{' '}
            ·{' '}
          </>
        )}
        {repository !== undefined && !isWebAddress && <code>{repository} </code>}
        {record === undefined ? (
          <Trans>On the machine of the developer.</Trans>
        ) : (
          <a href={record} target="_blank" rel="noreferrer">
            <Trans>Record of this version</Trans>
          </a>
        )}
        {status && (
          <>
            {' '}
            ·{' '}
            <a href={`${paths.consoleRemote}?${query}`}>
              <Trans>In the console</Trans>
            </a>
          </>
        )}
      </Fact>
    </>
  )
}
