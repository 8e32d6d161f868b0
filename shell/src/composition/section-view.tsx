import type { ReactNode } from 'react'
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

  const show = (content: ReactNode) => {
    clearTimeout(timer)
    root ??= createRoot(status, { identifierPrefix: `${name}-status` })
    root.render(<InShellWords>{content}</InShellWords>)
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
      timer = setTimeout(showLoading, patience)
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
      const onTryAgain = () => {
        // The pressed button leaves at once: what it stood in takes the focus, and says that something happens.
        showLoading()
        parent.focus({ preventScroll: true })
        tryAgain()
      }
      show(
        onClose ? (
          <OverlayFailed onTryAgain={onTryAgain} onClose={onClose} />
        ) : (
          <SectionFailed onTryAgain={onTryAgain} />
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
