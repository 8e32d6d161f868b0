import { createRoot, type Root } from 'react-dom/client'
import { SectionFailed, SectionLoading } from './section-status'
import type { SectionView } from './supervise'

/** A load that is quicker than this shows nothing in between, in milliseconds. */
const patience = 200

/**
 * Draws a section into the page: the place of its version, and beside it what a visitor sees while there is none.
 * @param parent where the section stands
 * @param name the section, for tests and reports
 */
export function createSectionView(parent: HTMLElement, name: string): SectionView {
  const element = document.createElement('div')
  element.dataset.section = name
  const status = document.createElement('div')
  element.append(status)
  parent.append(element)
  let root: Root | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (content: React.ReactNode) => {
    clearTimeout(timer)
    root ??= createRoot(status)
    root.render(content)
  }

  return {
    newPlace() {
      const place = document.createElement('div')
      element.append(place)
      return place
    },
    showLoading() {
      clearTimeout(timer)
      timer = setTimeout(() => show(<SectionLoading />), patience)
    },
    showRunning(fellBack) {
      element.dataset.fellBack = String(fellBack)
      show(null)
    },
    showFailed(tryAgain) {
      show(<SectionFailed onTryAgain={tryAgain} />)
    },
    remove() {
      clearTimeout(timer)
      root?.unmount()
      element.remove()
    },
  }
}
