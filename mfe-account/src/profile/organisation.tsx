import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type AnyOutcome,
  checkDomain,
  confirmDomain,
  limits,
  myBadges,
  removeDomain,
} from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Time, useCall } from '@within-reach/shared-core/react'
import { Button, Field, Input, Notice } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { failureCause } from '../frame/failure-text'
import styles from './organisation.module.css'
import { PartFailure } from './part-failure'
import sections from './sign-ins.module.css'

/** The member's school or employer: shown beside their posts once an email address there was confirmed. */
export function Organisation() {
  /** The step that the member went to. A code that was mailed before a reload is asked for first. */
  const [chosen, setChosen] = useState<{ readonly codeAt: string | undefined }>()
  /** The address to correct, or to mail another code to. */
  const [before, setBefore] = useState('')
  const [notRemoved, setNotRemoved] = useState(false)
  const read = useCall(myBadges, {})
  const { data: badges, refetch } = read
  const domain = badges?.domain
  const name = domain?.domain
  const sentTo = chosen ? chosen.codeAt : badges?.codeSentTo
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus was removed.
  useEffect(() => {
    if (chosen) section.current?.querySelector('input')?.focus()
  }, [chosen])

  const go = (codeAt: string | undefined) => setChosen({ codeAt })
  const changed = async () => {
    await refetch()
    setBefore('')
    go(undefined)
  }
  const remove = async () => {
    setNotRemoved(false)
    const { kind } = await send(removeDomain, {})
    if (kind === 'ok') await changed()
    else setNotRemoved(true)
  }
  return (
    <section ref={section} className={sections.section} aria-labelledby="organisation">
      <h2 ref={heading} tabIndex={-1} className={sections.title} id="organisation">
        <Trans>Your school or employer</Trans>
      </h2>
      <p className={sections.lead}>
        <Trans>
          Confirm an email address there, and your posts show its domain for a year. The address is neither
          shown nor kept.
        </Trans>
      </p>
      <PartFailure read={read} heading={heading} />
      <div className={styles.current} role="status">
        {domain && (
          <>
            <span>
              <Trans>
                {name}, shown until <Time iso={domain.until} style="day" />
              </Trans>
            </span>
            <Button variant="quiet" onClick={() => void remove()}>
              <Trans>Remove</Trans>
            </Button>
          </>
        )}
      </div>
      {notRemoved && (
        <Notice tone="error">
          <Trans>This did not work. Try again.</Trans>
        </Notice>
      )}
      {sentTo === undefined ? (
        <AddressForm before={before} onSent={go} onChecked={changed} />
      ) : (
        <CodeForm
          sentTo={sentTo}
          onConfirmed={changed}
          onOther={() => {
            setBefore(sentTo)
            go(undefined)
          }}
        />
      )}
    </section>
  )
}

const refusals: Readonly<Record<string, MessageDescriptor>> = {
  unknownDomain: msg`We do not know this domain as one of a school or employer. Write to us, and we look at it.`,
  usedElsewhere: msg`This address counts for another account already.`,
  incorrectEmail: msg`No mail can be delivered to this address.`,
  wrongCode: msg`This code is wrong or no longer valid.`,
}

/** The text of a refusal, for the field. */
function useRefusal() {
  const { t } = useLingui()
  const [refusal, setRefusal] = useState<AnyOutcome>()
  const text =
    refusal && (refusals[refusal.kind] ?? failureCause(refusal) ?? msg`This did not work. Try again.`)
  return { refusal: text && t(text), setRefusal }
}

interface AddressFormProps {
  /** The address that was entered before. */
  readonly before: string
  readonly onSent: (email: string) => void
  readonly onChecked: () => Promise<void>
}

function AddressForm({ before, onSent, onChecked }: AddressFormProps) {
  const { t } = useLingui()
  const { refusal, setRefusal } = useRefusal()
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ email: string }>({
    fields: { email: checkDomain.request.entries.email },
    defaults: { email: before },
    submit: async ({ email }) => {
      setRefusal(undefined)
      const outcome = await send(checkDomain, { email })
      if (outcome.kind !== 'ok') return setRefusal(outcome)
      if (outcome.data.state === 'code-sent') return onSent(email)
      form.reset({ email: '' })
      await onChecked()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field label={t`Email address at your school or employer`} error={errorOf('email') ?? refusal}>
        <Input type="email" autoComplete="off" maxLength={limits.email} {...register('email')} />
      </Field>
      <Button type="submit" variant="secondary" ready={ready} busy={busy}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  )
}

interface CodeFormProps {
  readonly sentTo: string
  readonly onConfirmed: () => Promise<void>
  /** The member wants another address, or another code. */
  readonly onOther: () => void
}

function CodeForm({ sentTo, onConfirmed, onOther }: CodeFormProps) {
  const { t } = useLingui()
  const { refusal, setRefusal } = useRefusal()
  const { register, errorOf, ready, busy, onSubmit } = useContractForm<{ vcode: string }>({
    fields: { vcode: confirmDomain.request.entries.vcode },
    defaults: { vcode: '' },
    submit: async ({ vcode }) => {
      setRefusal(undefined)
      const outcome = await send(confirmDomain, { vcode })
      if (outcome.kind !== 'ok') return setRefusal(outcome)
      await onConfirmed()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        label={t`Code`}
        hint={t`We mailed a code to ${sentTo}. It is valid for 10 minutes.`}
        error={errorOf('vcode') ?? refusal}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" {...register('vcode')} />
      </Field>
      <Button type="submit" variant="secondary" ready={ready} busy={busy}>
        <Trans>Confirm</Trans>
      </Button>
      <Button variant="quiet" onClick={onOther}>
        <Trans>Start again</Trans>
      </Button>
    </form>
  )
}
