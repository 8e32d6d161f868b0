import { Trans, useLingui } from '@lingui/react/macro'
import { jobStatuses, limits, type Region, regions } from '@within-reach/contract'
import { useRegionName, useRemote } from '@within-reach/shared-core/react'
import { Button, Field, Input, RadioGroup, Select } from '@within-reach/shared-ui'
import { statusNames } from '../status-names'
import styles from './post-editor.module.css'
import type { PostEditor } from './use-post-editor'

interface LocationFieldProps {
  readonly editor: PostEditor
}

/** The region of a post. Closed regions are shown but cannot be chosen. An edited post may keep its region. */
export function RegionField({ editor: { register, errorOf, post } }: LocationFieldProps) {
  const { t } = useLingui()
  const { regions: open } = useRemote()
  const regionName = useRegionName()
  const isOffered = (region: Region) => open[region] || region === post?.region
  const nameOf = (region: Region) => {
    const name = regionName(region)
    return isOffered(region) ? name : t`${name} (not open yet)`
  }
  return (
    <Field label={t`Region`} required error={errorOf('region')}>
      <Select {...register('region')}>
        <option value="">
          <Trans>Choose a region</Trans>
        </option>
        {regions.map((region) => (
          <option key={region} value={region} disabled={!isOffered(region)}>
            {nameOf(region)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The location in the region. */
export function LocationField({ editor: { register, errorOf } }: LocationFieldProps) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Specific location`}
      required
      error={errorOf('specificLocation')}
      hint={t`City, district or station.`}
    >
      <Input maxLength={limits.specificLocation} {...register('specificLocation')} />
    </Field>
  )
}

/** Whether a job seeks or recruits. It is optional (specification, section 5), so that a chosen one can be removed. */
export function StatusField({ editor: { form, register } }: LocationFieldProps) {
  const { t } = useLingui()
  const remove = () => {
    form.setValue('jstatus', '', { shouldDirty: true })
    // The button leaves.
    form.setFocus('jstatus')
  }
  return (
    <div>
      <RadioGroup
        legend={t`Status`}
        options={jobStatuses.map((status) => ({ value: status, label: t(statusNames[status]) }))}
        {...register('jstatus')}
      />
      {form.watch('jstatus') !== '' && (
        <Button variant="quiet" className={styles.removeStatus} onClick={remove}>
          <Trans>Remove the status</Trans>
        </Button>
      )}
    </div>
  )
}
