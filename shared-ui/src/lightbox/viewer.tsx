import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { IconButton } from '../button/button'
import { ModalElement } from '../dialog/modal-element'
import { BackIcon, CloseIcon, NextIcon } from '../icons/icons'
import type { LightboxPicture, LightboxTexts } from './pictures'
import styles from './viewer.module.css'

/** The minimum horizontal distance of a swipe to another picture, in CSS pixels. */
const minSwipe = 48

export interface ViewerProps {
  readonly pictures: readonly LightboxPicture[]
  readonly texts: LightboxTexts
  /** From 0. */
  readonly at: number
  readonly onAt: (at: number) => void
  readonly onClose: () => void
}

/** One picture over the whole screen. After the last comes the first. */
export function Viewer({ pictures, texts, at, onAt, onClose }: ViewerProps) {
  const id = useId()
  const touched = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const count = pictures.length
  const picture = pictures[at]
  const turn = (by: number) => onAt((at + by + count) % count)
  useEffect(() => {
    for (const by of [1, -1]) new Image().src = pictures[(at + by + count) % count]?.src ?? ''
  }, [pictures, at, count])

  const onKey = (event: KeyboardEvent) => {
    // With Alt or a command key, the arrows belong to the browser: they go back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onAt((to + count) % count)
  }
  const onLift = (event: PointerEvent) => {
    const from = touched.current
    touched.current = undefined
    if (!from) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.abs(x) >= minSwipe && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1)
  }

  return (
    <ModalElement open className={styles.viewer} labelledBy={id} onClose={onClose} onKeyDown={onKey}>
      <div className={styles.bar}>
        <p className={styles.caption} id={id} aria-live="polite">
          {texts.caption(at + 1, count)}
        </p>
        <IconButton label={texts.close} className={styles.control} onClick={onClose}>
          <CloseIcon size={24} />
        </IconButton>
      </div>
      <div
        className={styles.stage}
        data-testid="stage"
        onPointerDown={(event) => {
          touched.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined
        }}
        onPointerUp={onLift}
        onPointerCancel={() => (touched.current = undefined)}
      >
        <img
          key={picture?.src}
          className={styles.picture}
          src={picture?.src}
          alt={picture?.alt}
          width={picture?.width}
          height={picture?.height}
          draggable={false}
        />
      </div>
      {count > 1 && (
        <div className={styles.turns}>
          <IconButton label={texts.previous} className={styles.control} onClick={() => turn(-1)}>
            <BackIcon size={28} />
          </IconButton>
          <IconButton label={texts.next} className={styles.control} onClick={() => turn(1)}>
            <NextIcon size={28} />
          </IconButton>
        </div>
      )}
    </ModalElement>
  )
}
