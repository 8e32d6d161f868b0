import { inqs, limits } from '@within-reach/contract'
import { loginPath, paths } from '@within-reach/shared-core'
import { useMember, useRemote } from '@within-reach/shared-core/react'
import { Button, Field, Input, TextArea } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { Banner } from '../inquiry/banner'
import { Failure } from '../inquiry/failure'
import styles from '../inquiry/inquiry.module.css'
import { Regions } from '../inquiry/regions'
import { Thanks } from '../inquiry/thanks'
import { useInquiry } from '../inquiry/use-inquiry'

const offered = [
  'A tour guide',
  'Recommendations of places and restaurants',
  'Ticket reservations',
  'A personal driver',
  'Help for study or residence abroad',
]

/** The form for everything else (specification, section 2). It needs a login. */
export function Component() {
  const member = useMember()
  const { navigate } = useRemote()
  const loggedOut = member === null
  useEffect(() => {
    if (loggedOut) navigate(loginPath(paths.otherRequests), { replace: true })
  }, [loggedOut, navigate])
  const { register, errorOf, ready, busy, onSubmit, failure, thanked, closeThanks } = useInquiry(inqs, {
    subject: '',
    cont: '',
  })
  if (loggedOut) return null
  return (
    <>
      <Banner
        title="Other requests"
        lead="Whatever else makes life abroad easier: ask, and an agent takes care of it."
      />
      <div className={styles.content}>
        <Regions />
        <ul>
          {offered.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
        <form className={styles.form} noValidate onSubmit={onSubmit}>
          <Field label="Subject" required error={errorOf('subject')}>
            <Input maxLength={limits.subject} {...register('subject')} />
          </Field>
          <Field label="Your request" required error={errorOf('cont')}>
            <TextArea rows={8} maxLength={limits.inquiryField} {...register('cont')} />
          </Field>
          <div className={styles.send}>
            <Failure text={failure} />
            <Button type="submit" variant="call" ready={ready} busy={busy}>
              Send request
            </Button>
          </div>
        </form>
      </div>
      <Thanks open={thanked} onClose={closeThanks} />
    </>
  )
}
