import { useState } from 'react'
import { classNames } from '../class-names'
import styles from './lightbox.module.css'
import type { LightboxPicture, LightboxTexts } from './pictures'
import { Viewer } from './viewer'

export type { LightboxPicture, LightboxTexts } from './pictures'

export interface LightboxProps {
  readonly pictures: readonly LightboxPicture[]
  readonly texts: LightboxTexts
  /** Shows the first picture large, above the others. */
  readonly lead?: boolean
}

/** Pictures in a grid. Each opens over the whole screen, where keys, swipes and buttons lead to the others. */
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
                // Safari does not focus a clicked button, so the focus could not be returned to it.
                event.currentTarget.focus()
                setOpen(at)
              }}
            >
              <img
                src={lead && at === 0 ? src : thumbnail}
                alt=""
                width={width}
                height={height}
                // The large picture is visible at once, and usually the largest paint of the page.
                {...(lead && at === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
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
