import { Trans, useLingui } from '@lingui/react/macro'
import { overrideLink } from '@within-reach/contract'
import { useContractForm } from '@within-reach/shared-core/forms'
import { useFormats } from '@within-reach/shared-core/react'
import { Button, Field, Input, Notice, Panel, Select } from '@within-reach/shared-ui'
import { useState } from 'react'
import { useFailureText } from '../change/use-failure-text'
import { useNames } from '../texts/names'
import styles from './link-panel.module.css'
import { useVerifiedSend } from '../second-factor/verified-send'

export interface LinkPanelProps {
  readonly remote: string
  readonly version: string
  readonly onClose: () => void
}

interface Made {
  readonly url: string
  readonly until: string
}

/** Creates a link that shows a version to its visitors only. */
export function LinkPanel({ remote, version, onClose }: LinkPanelProps) {
  const { t } = useLingui()
  const names = useNames()
  const { full } = useFormats()
  const failureText = useFailureText()
  const send = useVerifiedSend()
  const [made, setMade] = useState<Made>()
  const [failure, setFailure] = useState<string>()
  const [copied, setCopied] = useState(false)

  const { register, busy, onSubmit } = useContractForm<{ hours: string }>({
    fields: { hours: overrideLink.request.entries.hours },
    defaults: { hours: '24' },
    submit: async ({ hours }) => {
      setFailure(undefined)
      const outcome = await send(overrideLink, { remote, version, hours })
      if (outcome.kind !== 'ok') return setFailure(failureText(outcome))
      setMade(outcome.data)
      setCopied(false)
    },
  })
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // A browser may refuse clipboard access. The address can then be copied by hand.
      setCopied(false)
    }
  }

  const until = made && full(made.until)
  const title = names.remote(remote)
  return (
    <Panel open title={t`${title}: a link to ${version}`} closeLabel={t`Close`} onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit}>
        <p className={styles.copy}>
          <Trans>
            Everyone who opens the link sees the site with this version, and a line that says so. Other
            visitors are not affected.
          </Trans>
        </p>
        <Field label={t`How long it is valid`}>
          <Select {...register('hours')}>
            <option value="1">{t`One hour`}</option>
            <option value="24">{t`One day`}</option>
            <option value="168">{t`One week`}</option>
            <option value="720">{t`Thirty days`}</option>
          </Select>
        </Field>
        {failure && <Notice tone="error">{failure}</Notice>}
        <div role="status" className={styles.made}>
          {made && (
            <Field
              label={t`The link`}
              hint={t`Valid until ${until}`}
              action={
                <Button onClick={() => void copy(made.url)}>
                  {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
                </Button>
              }
            >
              <Input readOnly value={made.url} onFocus={({ target }) => target.select()} />
            </Field>
          )}
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant={made ? 'secondary' : 'primary'} busy={busy}>
            {made ? <Trans>Make another link</Trans> : <Trans>Make a link</Trans>}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
