import { limits, regions } from '@within-reach/contract'
import { useRemote } from '@within-reach/shared-core/react'
import { Field, Input, Select } from '@within-reach/shared-ui'
import { texts } from './texts'
import type { PostEditor } from './use-post-editor'

interface PlaceFieldProps {
  readonly editor: PostEditor
}

/** The region of a post; closed ones are shown, and not offered. */
export function RegionField({ editor: { register, errorOf } }: PlaceFieldProps) {
  const { regions: open } = useRemote()
  return (
    <Field label="Region" required error={errorOf('region')}>
      <Select {...register('region')}>
        <option value="">{texts.chooseRegion}</option>
        {regions.map((region) => (
          <option key={region} value={region} disabled={!open[region]}>
            {open[region] ? region : texts.notOpen(region)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The place in the region. */
export function LocationField({ editor: { register, errorOf } }: PlaceFieldProps) {
  return (
    <Field
      label="Specific location"
      required
      error={errorOf('specificLocation')}
      hint="City, district or station."
    >
      <Input maxLength={limits.specificLocation} {...register('specificLocation')} />
    </Field>
  )
}
