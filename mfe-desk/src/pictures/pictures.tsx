import { useLingui } from '@lingui/react/macro'
import { Lightbox } from '@within-reach/shared-ui'

/** A picture: its file, and its smaller variant if there is one. */
export interface Picture {
  readonly path: string
  readonly name?: string
  readonly small?: string
  readonly width?: number | null
  readonly height?: number | null
}

/** Pictures in a grid. Each opens over the whole screen. */
export function Pictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  const { t } = useLingui()
  return (
    <Lightbox
      pictures={pictures.map(({ path, name = '', small, width, height }) => ({
        src: path,
        alt: name,
        thumbnail: small,
        width: width ?? undefined,
        height: height ?? undefined,
      }))}
      texts={{
        open: (at, of, name) =>
          name === '' ? t`Open picture ${at} of ${of}` : t`Open picture ${at} of ${of}: ${name}`,
        caption: (at, of) => `${at} / ${of}`,
        previous: t`Previous picture`,
        next: t`Next picture`,
        close: t`Close`,
      }}
    />
  )
}
