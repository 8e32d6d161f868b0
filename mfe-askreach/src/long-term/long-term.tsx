import { inqLong, inqLong2, limits } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'
import { Link, useMember } from '@within-reach/shared-core/react'
import { Button, Field, Input, RadioGroup, Select, TextArea } from '@within-reach/shared-ui'
import { Banner } from '../inquiry/banner'
import { Failure } from '../inquiry/failure'
import styles from '../inquiry/inquiry.module.css'
import { Regions } from '../inquiry/regions'
import { Thanks } from '../inquiry/thanks'
import { useInquiry } from '../inquiry/use-inquiry'
import { banner } from './texts'

const empty = {
  name: '',
  email: '',
  phone: '',
  nationality: '',
  gender: '',
  length_of_stay: '',
  reason: '',
  visa: '',
  visa_reason: '',
  admission: '',
  admission_reason: '',
  area_in_mind: '',
  budget: '',
}
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const optional = '(optional)'

/** The long-term property form (specification, sections 3 and 5). */
export function LongTerm() {
  const member = useMember()
  const known = member ? { name: member.name, email: member.email } : {}
  const inquiry = useInquiry(member ? inqLong2 : inqLong, empty, known)
  const { register, errorOf, ready, busy, onSubmit, failure } = inquiry
  return (
    <>
      <Banner {...banner} />
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
            <Field label="Phone" optionalMark={optional} error={errorOf('phone')}>
              <Input type="tel" autoComplete="tel" {...register('phone')} />
            </Field>
            <Field label="Nationality" optionalMark={optional} error={errorOf('nationality')}>
              <Input autoComplete="country-name" {...register('nationality')} />
            </Field>
            <Field label="Gender" optionalMark={optional} error={errorOf('gender')}>
              <Select {...register('gender')}>
                <option value="">Prefer not to say</option>
                <option value="male">Male</option>
                <option value="female">Female</option>
              </Select>
            </Field>
          </fieldset>
          <fieldset className={styles.part}>
            <legend>Your stay</legend>
            <Field label="Length of stay" required hint="In months." error={errorOf('length_of_stay')}>
              <Input
                type="number"
                inputMode="numeric"
                {...limitsOf(limits.stayMonths)}
                {...register('length_of_stay')}
              />
            </Field>
            <Field
              label="Reason for the stay"
              optionalMark={optional}
              error={errorOf('reason')}
              hint="Travel, study, or your own words."
            >
              <Input list="reasons" {...register('reason')} />
            </Field>
            <datalist id="reasons">
              <option value="Travel" />
              <option value="Study" />
            </datalist>
            <RadioGroup
              legend="Do you have a visa?"
              options={yesNo}
              error={errorOf('visa')}
              {...register('visa')}
            />
            <Field label="About your visa" optionalMark={optional} error={errorOf('visa_reason')}>
              <Input {...register('visa_reason')} />
            </Field>
            <RadioGroup
              legend="Do you have an admission (school or work)?"
              options={yesNo}
              error={errorOf('admission')}
              {...register('admission')}
            />
            <Field label="About your admission" optionalMark={optional} error={errorOf('admission_reason')}>
              <Input {...register('admission_reason')} />
            </Field>
          </fieldset>
          <fieldset className={styles.part}>
            <legend>Your home</legend>
            <div className={styles.whole}>
              <Field
                label="Area in mind"
                required
                error={errorOf('area_in_mind')}
                hint="City, district, or what should be near."
              >
                <TextArea rows={3} {...register('area_in_mind')} />
              </Field>
            </div>
            <Field label="Budget" required hint="Monthly, in USD." error={errorOf('budget')}>
              <Input
                type="number"
                inputMode="decimal"
                {...limitsOf(limits.budgetUsd)}
                {...register('budget')}
              />
            </Field>
          </fieldset>
          <div className={styles.send}>
            <Failure text={failure} />
            <Button type="submit" variant="call" ready={ready} busy={busy}>
              Send inquiry
            </Button>
            <p className={styles.small}>
              We use what you write only to find a home for you. See our{' '}
              <Link to={paths.privacy}>Privacy Policy</Link>.
            </p>
          </div>
        </form>
      </div>
      <Thanks open={inquiry.thanked} onClose={inquiry.closeThanks} />
    </>
  )
}

const limitsOf = ({ least, most }: { least: number; most: number }) => ({ min: least, max: most })
