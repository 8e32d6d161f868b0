import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  PrerenderedPages,
  type PrerenderedPage,
  type Language,
  languages,
  templatesIn,
} from '@within-reach/contract'
import type { PrerenderedFrame, ShellRecord } from '@within-reach/registry'
import * as v from 'valibot'
import { prerenderScript } from '../webpack/prerender'

/** The file of a version that holds its prerendered pages. */
export const prerenderedFile = 'prerendered.json'

/** The prerendered parts of the shell in one language. */
interface DrawnShell {
  readonly frame: PrerenderedFrame
  readonly pages: Readonly<Record<string, PrerenderedPage>>
}

/**
 * Prerenders the shell's frame and pages.
 * @param folder of the built prerender script
 * @returns both as fields of the shell's record
 * @throws Error if the site's content policy would refuse a part of them
 */
export async function drawShell(folder: string): Promise<Required<Pick<ShellRecord, 'early' | 'pages'>>> {
  const drawn = await drawEach<DrawnShell>(folder)
  for (const { frame, pages } of Object.values(drawn)) {
    demandAllowed(frame.section)
    ;[frame.header, frame.footer, ...Object.values(pages)].flatMap(templatesIn).forEach(demandAllowed)
  }
  return {
    early: { en: drawn.en.frame, ko: drawn.ko.frame },
    pages: inBoth({ en: drawn.en.pages, ko: drawn.ko.pages }),
  }
}

/** Joins the pages of both languages. */
const inBoth = ({
  en: english,
  ko: korean,
}: Readonly<Record<Language, Readonly<Record<string, PrerenderedPage>>>>): PrerenderedPages['pages'] =>
  Object.fromEntries(
    Object.entries(english).map(([path, en]) => [path, { en, ko: korean[path] ?? en, everyVisit: true }]),
  )

/**
 * Prerenders the pages of a remote and writes them beside its files.
 * @param folder of the built prerender script
 * @param dist the version's files
 * @param files the styles that its pages start with
 * @param stylesOf the styles of a page's own screen
 * @throws Error if the site's content policy would refuse a part of a page
 */
export async function writePrerenderedPages(
  folder: string,
  dist: string,
  files: readonly string[],
  stylesOf: (path: string) => readonly string[],
): Promise<void> {
  const drawn = await drawEach<Record<string, PrerenderedPage>>(folder)
  const pages = inBoth(drawn)
  const inlined = new Set([...files, ...Object.keys(pages).flatMap(stylesOf)])
  const styles = Object.fromEntries(
    await Promise.all(
      [...inlined].map(async (name) => [name, await styleIn(path.join(dist, name))] as const),
    ),
  )
  for (const { en, ko } of Object.values(pages)) [en, ko].flatMap(templatesIn).forEach(demandAllowed)
  await writeFile(
    path.join(dist, prerenderedFile),
    JSON.stringify(v.parse(PrerenderedPages, { styles, pages })),
  )
}

/** Calls the built prerender script once per language, then removes it. */
async function drawEach<Drawn>(folder: string): Promise<Record<Language, Drawn>> {
  const { prerender } = createRequire(import.meta.url)(path.join(folder, prerenderScript)) as {
    prerender(language: Language): Promise<Drawn>
  }
  const drawn: [Language, Drawn][] = []
  // One after the other: the initial data of a page is a global.
  for (const language of languages) drawn.push([language, await prerender(language)])
  await rm(folder, { recursive: true })
  return Object.fromEntries(drawn) as Record<Language, Drawn>
}

async function styleIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8')
  const style = text.replaceAll(/\/\*# sourceMappingURL=.*?\*\//g, '').trim()
  // Relative addresses work beside the style's file, but not in the page.
  if (/url\(|<\//.test(style))
    throw new Error(
      `${path.basename(file)} contains "url(" or "</", which is not allowed in an inlined style: move it to the style of another screen.`,
    )
  return style
}

/** The site's content policy forbids style attributes and scripts in HTML. */
function demandAllowed(html: string): void {
  const refused = /<script|\s(?:style|on\w+)=/.exec(html)
  if (refused)
    throw new Error(
      `A prerendered page has an inline style or script, which the site's policy forbids: ${html.slice(refused.index, refused.index + 80)}`,
    )
}
