import { flushSync } from 'react-dom'
import { captureInput } from './capture'
import { lastPress } from './last-press'

/**
 * Replaces drawn content by the components that it was drawn with, and replays what was pressed and chosen in it.
 * @param element holds the drawn content
 * @param render renders the components into it
 */
export function replaceDrawn(element: HTMLElement, render: () => void): void {
  const pressed = lastPress()
  const input = captureInput(element, pressed && element.contains(pressed) ? pressed : undefined)
  flushSync(render)
  input.replayInto(element)
}
