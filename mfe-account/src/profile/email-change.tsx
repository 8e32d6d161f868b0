import { Trans, useLingui } from '@lingui/react/macro'
import { type DataOf, emailChange } from '@within-reach/contract'
import { updateAnswers, useCall, useMember } from '@within-reach/shared-core/react'
import { Button } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { AskForm } from './email-ask-form'
import { EmailChanged } from './email-changed'
import { CodeForm } from './email-code-form'
import sections from './sign-ins.module.css'
import styles from './email-change.module.css'

/** What the section shows. A change that waits for its code is shown first, also after a reload. */
type Step =
  | { readonly at: 'closed' }
  | { readonly at: 'address'; readonly taken?: string }
  | { readonly at: 'code'; readonly email: string }
  | { readonly at: 'changed'; readonly email: string }

/** Changes the email of the account: asks for the new one, then for the code that was mailed to it. */
export function EmailChange() {
  const { t } = useLingui()
  const { data: waiting } = useCall(emailChange, {})
  const [chosen, setChosen] = useState<Step>()
  const current = useMember()?.email
  const asked: Step = chosen ?? (waiting ? { at: 'code', email: waiting.email } : { at: 'closed' })
  const step = afterOthers(asked, waiting, current)
  const section = useRef<HTMLElement>(null)
  // What had the focus was removed.
  useEffect(() => {
    if (chosen) section.current?.querySelector<HTMLElement>('input, [tabindex="-1"], button')?.focus()
  }, [chosen])

  const taken = step.at === 'address' ? step.taken : undefined
  return (
    <section ref={section} className={sections.section} aria-labelledby="email-change">
      <h2 className={sections.title} id="email-change">
        <Trans>Your email</Trans>
      </h2>
      {step.at === 'changed' ? (
        <EmailChanged email={step.email} />
      ) : (
        <p className={sections.lead}>
          {step.at === 'code' ? (
            <Trans>We mailed a code to the new address. Your current one got a mail about it too.</Trans>
          ) : (
            <Trans>You log in with it, and our mails go there.</Trans>
          )}
        </p>
      )}
      {step.at === 'closed' && (
        <div className={styles.open}>
          <Button variant="secondary" wide onClick={() => setChosen({ at: 'address' })}>
            <Trans>Change your email</Trans>
          </Button>
        </div>
      )}
      {step.at === 'address' && (
        <AskForm
          refusal={taken && t`An account got ${taken} in the meantime. Choose another address.`}
          onAsked={(email, until) => {
            updateAnswers(emailChange, (answer) => ({ ...answer, data: { email, until } }))
            setChosen({ at: 'code', email })
          }}
          onCancel={() => setChosen({ at: 'closed' })}
        />
      )}
      {step.at === 'code' && (
        <CodeForm
          sentTo={step.email}
          onChanged={(email) => setChosen({ at: 'changed', email })}
          onTaken={() => setChosen({ at: 'address', taken: step.email })}
          onOther={() => setChosen({ at: 'address' })}
        />
      )}
    </section>
  )
}

/** The step after what happened outside of this section: another tab entered the code, or a new password ended the change. */
function afterOthers(
  asked: Step,
  waiting: DataOf<typeof emailChange> | undefined,
  current: string | undefined,
): Step {
  if (asked.at !== 'code') return asked
  if (asked.email === current) return { ...asked, at: 'changed' }
  return waiting === null ? { at: 'closed' } : asked
}
