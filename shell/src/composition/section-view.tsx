import type { SectionState, SectionView } from '@within-reach/runtime'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ShellI18nProvider } from '../language/i18n'
import { OverlayFailed, OverlayLoading } from './overlay-status'
import styles from './section-view.module.css'
import { EarlierVersion, SectionFailed, SectionLoading } from './section-status'

/** The skeleton appears after this delay, in milliseconds, so that a quick load shows none. */
const skeletonDelay = 200

export interface SectionSlot {
  /** The element that holds the section. */
  readonly parent: HTMLElement
  /** The section's name, for tests and reports. */
  readonly name: string
  /** For a section over the page: the action of its failure card's Close button. */
  readonly onClose?: () => void
}

/**
 * Creates the views of the sections for one visit.
 * @param reference the id of the request for the page, shown if a section fails
 */
export function createSectionViews(reference?: string): (slot: SectionSlot) => SectionView {
  /** Sections whose notice of an earlier version was dismissed. Once per visit is enough. */
  const dismissed = new Set<string>()
  return (slot) => createSectionView(slot, dismissed, reference)
}

/** Renders a section: the slot of its version, and what a visitor sees while there is none. */
function createSectionView(
  { parent, name, onClose }: SectionSlot,
  dismissed: Set<string>,
  reference: string | undefined,
): SectionView {
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
    root.render(<ShellI18nProvider>{content}</ShellI18nProvider>)
  }
  /** Removes the card at once. Otherwise the new page would be announced with the error card's heading. */
  const leaveCard = () => {
    failed = false
    const hadFocus = status.contains(document.activeElement)
    flushSync(showLoading)
    // The parent element takes the button's focus and announces the retry. A dialog returns the focus itself.
    if (hadFocus && !onClose) parent.focus({ preventScroll: true })
  }
  const showLoading = () => show(onClose ? <OverlayLoading /> : <SectionLoading />)

  const showState = (state: SectionState) => {
    switch (state.kind) {
      case 'loading':
        clearTimeout(timer)
        if (failed) leaveCard()
        else timer = setTimeout(showLoading, skeletonDelay)
        return
      case 'running':
        element.dataset.fellBack = String(state.fellBack)
        return show(state.fellBack && !dismissed.has(name) ? <EarlierVersion onDismiss={dismiss} /> : null)
      case 'failed':
        failed = true
        return show(
          onClose ? (
            <OverlayFailed onTryAgain={state.tryAgain} onClose={onClose} />
          ) : (
            <SectionFailed reference={reference} onTryAgain={state.tryAgain} />
          ),
        )
    }
  }
  const dismiss = () => {
    dismissed.add(name)
    show(null)
  }

  return {
    newSlot() {
      const slot = document.createElement('div')
      slot.className = styles.slot ?? ''
      element.append(slot)
      return slot
    },
    show: showState,
    remove() {
      clearTimeout(timer)
      root?.unmount()
      element.remove()
    },
  }
}
