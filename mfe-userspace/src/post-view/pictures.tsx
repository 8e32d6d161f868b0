import { useLingui } from '@lingui/react/macro'
import type { PostFile } from '@within-reach/contract'
import { Lightbox } from '@within-reach/shared-ui'

/** The pictures of a post, the first one large. Each opens over the whole screen. */
export function Pictures({ pictures }: { readonly pictures: readonly PostFile[] }) {
  const { t } = useLingui()
  return (
    <Lightbox
      lead
      pictures={pictures.map(({ path, name, width, height }) => ({
        src: path,
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
