import { Trans, useLingui } from '@lingui/react/macro'
import { overrideLink } from '@within-reach/contract'
import { paths, send } from '@within-reach/shared-core'
import { Button, Field, Notice, Select } from '@within-reach/shared-ui'
import { useState } from 'react'
import type { Access, RemoteStatus } from './access'
import styles from './choose-version.module.css'
import { CopyButton } from './copy-button'
import { previewAddress } from './preview-address'

export interface ChooseVersionProps {
  readonly access: Access
  readonly remote: string
  /** The version that runs. */
  readonly running: string
  /** The versions that this page may fall back to. */
  readonly fallbacks: readonly string[]
  readonly onOpen: (address: string) => void
}

/** The versions that this browser can get, or why the viewer cannot choose one. */
export function ChooseVersion({ access, remote, running, fallbacks, onOpen }: ChooseVersionProps) {
  const status = access.kind === 'operator' ? access.status : undefined
  const published = status?.remotes.find(({ name }) => name === remote)?.published ?? []
  if (published.length > 0)
    return (
      <PublishedVersions
        remote={remote}
        running={running}
        published={published}
        origins={status?.remotes.find(({ name }) => name === remote)?.origins ?? {}}
        onOpen={onOpen}
      />
    )
  const versions = [running, ...fallbacks].join(', ')
  return (
    <div className={styles.refused}>
      <p>
        <Trans>This browser can get: {versions}.</Trans>
      </p>
      <p>
        <WhyNot access={access} />
      </p>
    </div>
  )
}

function WhyNot({ access }: Pick<ChooseVersionProps, 'access'>) {
  switch (access.kind) {
    case 'loading':
      return <Trans>Loading the published versions …</Trans>
    case 'unconfirmed':
      return (
        <Trans>
          To choose another version, confirm your second factor in the <a href={paths.console}>console</a>{' '}
          first.
        </Trans>
      )
    case 'unknown':
      return <Trans>The service did not say what is published. Close the panel and open it again.</Trans>
    case 'operator':
      return <Trans>No other version is published.</Trans>
    case 'visitor':
      return (
        <Trans>
          Only operators of this site see the other published versions and can choose one. You can open a
          preview link that an operator gives you.
        </Trans>
      )
  }
}

interface PublishedVersionsProps extends Pick<RemoteStatus, 'published'> {
  readonly remote: string
  readonly running: string
  readonly origins: NonNullable<RemoteStatus['origins']>
  readonly onOpen: (address: string) => void
}

function PublishedVersions({ remote, running, published, origins, onOpen }: PublishedVersionsProps) {
  const { t } = useLingui()
  const other = published.find((one) => one.version !== running)
  const [chosen, setChosen] = useState(other?.version ?? running)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const create = async (): Promise<string | undefined> => {
    setFailure(undefined)
    const outcome = await send(overrideLink, { remote, version: chosen })
    if (outcome.kind === 'ok') return outcome.data.url
    setFailure(failureText(outcome.kind))
    return undefined
  }
  const failureText = (kind: string) => {
    switch (kind) {
      case 'second-factor':
        return t`Confirm your second factor in the console first.`
      case 'passkey-missing':
        return t`Add a passkey in the console first.`
      case 'not-owner':
        return t`You may not preview versions of this remote.`
      default:
        return t`The link could not be made. Try again.`
    }
  }
  const open = async () => {
    setBusy(true)
    const link = await create()
    setBusy(false)
    if (link !== undefined) onOpen(previewAddress(new URL(window.location.href), link))
  }
  return (
    <div className={styles.choice}>
      <Field label={t`Version for this browser`}>
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {published.map(({ version }) => (
            <option key={version} value={version}>
              {optionText(version, origins[version]?.subject, version === running ? t`runs here` : undefined)}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.actions}>
        <Button variant="secondary" busy={busy} onClick={() => void open()}>
          <Trans>Show it here</Trans>
        </Button>
        <CopyButton label={t`Preview link to ${remote} ${chosen}`} text={create}>
          <Trans>Copy a preview link</Trans>
        </CopyButton>
      </div>
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
    </div>
  )
}

const optionText = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' · ')
