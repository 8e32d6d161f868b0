import { createRequire } from 'node:module'
import path from 'node:path'
import { type Language, languages } from '@within-reach/contract'
import type { EarlyFrame, ShellRecord } from '@within-reach/registry'
import { earlyConfiguration } from '../webpack/shell'
import { bundle } from './bundle'

/**
 * Draws what stands in the shell's pages before their scripts have come.
 * @param root the shell's folder
 * @param folder for what is made on the way
 * @throws Error where a page's policy would refuse something of it
 */
export async function drawEarly(root: string, folder: string): Promise<NonNullable<ShellRecord['early']>> {
  await bundle([earlyConfiguration(root, folder)])
  const { drawEarly: draw } = createRequire(import.meta.url)(path.join(folder, 'early.cjs')) as {
    drawEarly(language: Language): Promise<EarlyFrame>
  }
  const frames = await Promise.all(
    languages.map(async (language) => [language, allowed(await draw(language))] as const),
  )
  return Object.fromEntries(frames) as NonNullable<ShellRecord['early']>
}

/** Styles in elements and scripts are what the site's policy lets no HTML bring. */
function allowed(frame: EarlyFrame): EarlyFrame {
  const refused = Object.values(frame).find((html) => /<script|\s(?:style|on\w+)=/.test(html))
  if (refused !== undefined) throw new Error(`The early frame has a style or a script of its own: ${refused}`)
  return frame
}
