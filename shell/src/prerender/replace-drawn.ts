import { flushSync } from 'react-dom'
import { captureInput } from './capture'
import { lastPress } from './last-press'

/**
 * Replaces prerendered content by its components, and replays what was pressed and chosen in it.
 * @param element contains the prerendered content
 * @param render renders the components into it
 */
export function replaceDrawn(element: HTMLElement, render: () => void): void {
  const pressed = lastPress()
  const input = captureInput(element, pressed && element.contains(pressed) ? pressed : undefined)
  flushSync(render)
  input.replayInto(element)
}
