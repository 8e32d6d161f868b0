import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { InShellWords } from '../language/words'
import { OverlayFailed, OverlayLoading } from './overlay-status'
import styles from './section-view.module.css'
import { EarlierVersion, SectionFailed, SectionLoading } from './section-status'
import type { SectionView } from './supervise'

/** A load that is quicker than this shows nothing in between, in milliseconds. */
const patience = 200

/** Sections whose notice of an earlier version was put away: once a visit is enough. */
const dismissed = new Set<string>()

export interface SectionPlace {
  /** Where the section stands. */
  readonly parent: HTMLElement
  /** The section, for tests and reports. */
  readonly name: string
  /** For a section that lies over the page: what its failure card's Close button does. */
  readonly onClose?: () => void
}

/** Draws a section into the page: the place of its version, and beside it what a visitor sees while there is none. */
export function createSectionView({ parent, name, onClose }: SectionPlace): SectionView {
  const element = document.createElement('div')
  element.dataset.section = name
  element.className = styles.section ?? ''
  const status = document.createElement('div')
  element.append(status)
  parent.append(element)
  let root: Root | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failed = false

  const show = (content: ReactNode) => {
    clearTimeout(timer)
    root ??= createRoot(status, { identifierPrefix: `${name}-status` })
    root.render(<InShellWords>{content}</InShellWords>)
  }
  /** Takes the card away at once: the page that comes next would else be told from the card's heading. */
  const leaveCard = () => {
    failed = false
    const hadFocus = status.contains(document.activeElement)
    flushSync(showLoading)
    // What the button stood in takes its focus, and says that something happens; a dialog gives it back itself.
    if (hadFocus && !onClose) parent.focus({ preventScroll: true })
  }
  const showLoading = () => show(onClose ? <OverlayLoading /> : <SectionLoading />)

  return {
    newPlace() {
      const place = document.createElement('div')
      place.className = styles.place ?? ''
      element.append(place)
      return place
    },
    showLoading() {
      clearTimeout(timer)
      if (failed) leaveCard()
      else timer = setTimeout(showLoading, patience)
    },
    showRunning(fellBack) {
      element.dataset.fellBack = String(fellBack)
      const onDismiss = () => {
        dismissed.add(name)
        show(null)
      }
      show(fellBack && !dismissed.has(name) ? <EarlierVersion onDismiss={onDismiss} /> : null)
    },
    showFailed(tryAgain) {
      failed = true
      show(
        onClose ? (
          <OverlayFailed onTryAgain={tryAgain} onClose={onClose} />
        ) : (
          <SectionFailed onTryAgain={tryAgain} />
        ),
      )
    },
    remove() {
      clearTimeout(timer)
      root?.unmount()
      element.remove()
    },
  }
}
