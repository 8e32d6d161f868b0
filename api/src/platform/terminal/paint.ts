import { styleText } from 'node:util'
import type { WriteStream } from 'node:tty'

/** The styles in use. Each is readable on a dark and on a light background. */
export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan'

/** Styles a text for a terminal, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string

export const plain: Paint = (_style, text) => text

/**
 * How to write to a stream: with colours if it is a terminal that has them. NO_COLOR, FORCE_COLOR and TERM decide as
 * everywhere in Node (its manual, `tty.WriteStream.getColorDepth`).
 */
export const paintFor = (stream: Partial<Pick<WriteStream, 'hasColors'>>): Paint =>
  // The stream is checked here, once.
  stream.hasColors?.() ? (style, text) => styleText(style, text, { validateStream: false }) : plain
