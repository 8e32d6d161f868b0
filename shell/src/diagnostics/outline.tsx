import { Trans, useLingui } from '@lingui/react/macro'
import type { Diagnostics } from '@within-reach/runtime'
import { Button } from '@within-reach/shared-ui'
import { useEffect, useRef, useState } from 'react'
import styles from './outline.module.css'
import { pageSections } from './page-sections'
import type { PanelParts } from './panel-parts'

export interface OutlineProps extends Pick<PanelParts, 'remoteAt'> {
  readonly diagnostics: Diagnostics
  /** Opens the panel again. */
  readonly onDetails: () => void
  readonly onClose: () => void
}

/** The outline of a section, in pixels of the window. */
interface Box {
  readonly label: string
  readonly isFramed: boolean
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Outlines the sections over the page, without moving anything in it. */
export function Outline({ diagnostics, remoteAt, onDetails, onClose }: OutlineProps) {
  const { t } = useLingui()
  const first = useRef<HTMLButtonElement>(null)
  const boxes = useBoxes(diagnostics, remoteAt)
  useEffect(() => {
    first.current?.focus()
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    window.addEventListener('keydown', closeOnEscape)
    return () => window.removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return (
    <aside className={styles.layer} aria-label={t`Outlines of the sections`}>
      {boxes.map(({ label, isFramed, x, y, width, height }, at) => (
        <div key={at} className={styles.box} style={{ left: x, top: y, width, height }}>
          {/* It stays visible while the beginning of its section is above the window. */}
          <span className={styles.label} style={{ top: Math.max(0, -y) }}>
            {isFramed ? <Trans>{label}, in a frame</Trans> : label}
          </span>
        </div>
      ))}
      <div className={styles.bar}>
        <Button ref={first} variant="secondary" onClick={onDetails}>
          <Trans>Details</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Hide the outlines</Trans>
        </Button>
      </div>
    </aside>
  )
}

/** Measures the sections in each frame, because anything on the page can move them. */
function useBoxes({ remotes }: Diagnostics, remoteAt: PanelParts['remoteAt']): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    let frame = 0
    let last = ''
    const measure = () => {
      const measured = pageSections({ remoteAt }).flatMap(({ element, remote }): Box[] => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const entry = remotes.find((one) => one.remote === remote)
        const label = entry ? `${entry.remote} ${entry.version}` : 'shell'
        return width > 0 && height > 0
          ? [{ label, isFramed: entry?.framed === true, x, y, width, height }]
          : []
      })
      const text = JSON.stringify(measured)
      if (text !== last) setBoxes(measured)
      last = text
      frame = requestAnimationFrame(measure)
    }
    measure()
    return () => cancelAnimationFrame(frame)
  }, [remotes, remoteAt])
  return boxes
}
