import { useLingui } from '@lingui/react/macro'
import { limits, pictureTypes } from '@within-reach/contract'
import { FilePicker, type FilePickerProps } from '@within-reach/shared-ui'

const most = limits.files
const megabytes = limits.fileBytes / 1024 / 1024

/** Chooses the pictures of a home. */
export function OfferPictures(props: Pick<FilePickerProps, 'files' | 'onFiles' | 'error' | 'progress'>) {
  const { t } = useLingui()
  const refusalOf = {
    type: (name: string) =>
      t`“${name}” is not a picture that can be shown. Choose JPEG, PNG, WebP, GIF or AVIF.`,
    size: (name: string) => t`“${name}” is larger than ${megabytes} MB. Choose a smaller one.`,
    count: (name: string) => t`“${name}” was not added: an offer can have at most ${most}.`,
  }
  return (
    <FilePicker
      {...props}
      texts={{
        label: t`Pictures (optional)`,
        hint: t`Up to ${most} pictures of at most ${megabytes} MB. You may also drop or paste them here.`,
        choose: t`Choose pictures`,
        remove: (name) => t`Remove ${name}`,
        refused: (name, why) => refusalOf[why](name),
      }}
      types={pictureTypes}
      maxBytes={limits.fileBytes}
      maxFiles={most}
    />
  )
}
