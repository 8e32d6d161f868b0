import { inqShort, inqShort2, limits } from '@within-reach/contract'
import { useMember } from '@within-reach/shared-core/react'
import { Button, Field, Input } from '@within-reach/shared-ui'
import { Banner } from '../inquiry/banner'
import { Failure } from '../inquiry/failure'
import styles from '../inquiry/inquiry.module.css'
import { Regions } from '../inquiry/regions'
import { Thanks } from '../inquiry/thanks'
import { useInquiry } from '../inquiry/use-inquiry'

const empty = { name: '', email: '', phone: '', date_start: '', date_end: '', location: '' }

/** The short-term stay form (specification, sections 3 and 5). */
export function Component() {
  const member = useMember()
  const known = member ? { name: member.name, email: member.email } : {}
  const inquiry = useInquiry(member ? inqShort2 : inqShort, empty, known)
  const { form, register, errorOf, ready, busy, onSubmit, failure } = inquiry
  return (
    <>
      <Banner
        title="Short-term stay"
        lead="Motels, guesthouses and rooms for a few nights, or by the hour (4~5 hrs). Tell us when and where."
      />
      <div className={styles.content}>
        <Regions />
        <form className={styles.form} noValidate onSubmit={onSubmit}>
          <fieldset className={styles.part}>
            <legend>About you</legend>
            <Field label="Name" required error={errorOf('name')}>
              <Input autoComplete="name" maxLength={limits.name} readOnly={!!member} {...register('name')} />
            </Field>
            <Field label="Email" required error={errorOf('email')} hint="Our agent answers here.">
              <Input type="email" autoComplete="email" readOnly={!!member} {...register('email')} />
            </Field>
            <Field label="Phone" optionalMark="(optional)" error={errorOf('phone')}>
              <Input type="tel" autoComplete="tel" {...register('phone')} />
            </Field>
          </fieldset>
          <fieldset className={styles.part}>
            <legend>Your stay</legend>
            <Field label="From" required error={errorOf('date_start')}>
              <Input type="date" {...register('date_start')} />
            </Field>
            <Field
              label="To"
              required
              error={errorOf('date_end')}
              hint="The same day for a stay by the hour."
            >
              <Input type="date" min={form.watch('date_start')} {...register('date_end')} />
            </Field>
            <div className={styles.whole}>
              <Field label="Location" required error={errorOf('location')}>
                <Input {...register('location')} />
              </Field>
            </div>
          </fieldset>
          <div className={styles.send}>
            <Failure text={failure} />
            <Button type="submit" variant="call" ready={ready} busy={busy}>
              Send inquiry
            </Button>
          </div>
        </form>
      </div>
      <Thanks open={inquiry.thanked} onClose={inquiry.closeThanks} />
    </>
  )
}
