import { useState } from 'react'
import { classNames } from '../class-names'
import styles from './lightbox.module.css'
import { Viewer } from './viewer'

export interface LightboxPicture {
  readonly src: string
  /** What is seen on it; empty where nobody has said. */
  readonly alt: string
  /** Its own size in pixels, so that its place is kept while it loads. */
  readonly width?: number
  readonly height?: number
  /** A smaller file for the grid. */
  readonly thumbnail?: string
}

export interface LightboxTexts {
  /** The name of a thumbnail, such as "Open picture 2 of 5: a desk". */
  readonly open: (at: number, of: number, alt: string) => string
  /** Under the open picture, such as "2 / 5". */
  readonly caption: (at: number, of: number) => string
  readonly previous: string
  readonly next: string
  readonly close: string
}

export interface LightboxProps {
  readonly pictures: readonly LightboxPicture[]
  readonly texts: LightboxTexts
  /** Shows the first picture large, above the others. */
  readonly lead?: boolean
}

/** Pictures in a grid; each opens over the whole screen, and from there the others are a key, a swipe or a button away. */
export function Lightbox({ pictures, texts, lead = false }: LightboxProps) {
  const [open, setOpen] = useState<number>()
  return (
    <>
      <ul className={classNames(styles.grid, lead && styles.lead)}>
        {pictures.map(({ src, alt, thumbnail = src, width, height }, at) => (
          <li key={src}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-haspopup="dialog"
              aria-label={texts.open(at + 1, pictures.length, alt)}
              onClick={(event) => {
                // Safari does not focus a button that is clicked, and focus could not come back to it.
                event.currentTarget.focus()
                setOpen(at)
              }}
            >
              <img
                src={lead && at === 0 ? src : thumbnail}
                alt=""
                width={width}
                height={height}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Viewer
          pictures={pictures}
          texts={texts}
          at={open}
          onAt={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
