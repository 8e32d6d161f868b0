import { useLingui } from '@lingui/react/macro'
import type { Offer } from '@within-reach/contract'
import { Lightbox } from '@within-reach/shared-ui'

export interface OfferPicturesProps extends Pick<Offer, 'pictures'> {
  /** Shows the first picture large. */
  readonly lead?: boolean
}

/** The pictures of an offered home. Each opens over the whole screen. */
export function OfferPictures({ pictures, lead }: OfferPicturesProps) {
  const { t } = useLingui()
  return (
    <Lightbox
      lead={lead}
      pictures={pictures.map(({ path, small, name, width, height }) => ({
        src: path,
        thumbnail: small,
        alt: name,
        width: width ?? undefined,
        height: height ?? undefined,
      }))}
      texts={{
        open: (at, of, name) => t`Open picture ${at} of ${of}: ${name}`,
        caption: (at, of) => `${at} / ${of}`,
        previous: t`Previous picture`,
        next: t`Next picture`,
        close: t`Close`,
      }}
    />
  )
}
