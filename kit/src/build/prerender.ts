import { readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import {
  type InLanguages,
  PrerenderedPages,
  type Language,
  languages,
  type PrerenderedPage,
  templatesIn,
} from '@within-reach/contract'
import type { PrerenderedFrame, ShellRecord } from '@within-reach/registry'
import * as v from 'valibot'
import { prerenderScript } from '../webpack/prerender'

/** The file of a version that holds its prerendered pages. */
export const prerenderedFile = 'prerendered.json'

/** Prerendered pages in one language, by path. */
type DrawnPages = Readonly<Record<string, PrerenderedPage>>

/** The prerendered parts of the shell in one language. */
interface DrawnShell {
  readonly frame: PrerenderedFrame
  readonly pages: DrawnPages
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
    early: withKorean(Object.entries(drawn).map(([language, { frame }]) => [language, frame])),
    pages: joined(Object.entries(drawn).map(([language, { pages }]) => [language, pages])),
  }
}

/** Values by language. A record always has Korean: without a Korean catalogue, the English value. */
function withKorean<Value>(values: readonly (readonly [language: string, Value])[]): InLanguages<Value> {
  const { en, ...others } = Object.fromEntries(values) as { readonly en: Value }
  return { en, ko: en, ...others }
}

/** Joins the pages of all languages, by path. */
function joined(drawn: readonly (readonly [language: string, DrawnPages])[]): PrerenderedPages['pages'] {
  const paths = drawn.flatMap(([, pages]) => Object.keys(pages))
  const pagesAt = (path: string) =>
    drawn.flatMap(([language, pages]) => (pages[path] ? [[language, pages[path]] as const] : []))
  return Object.fromEntries(
    [...new Set(paths)].map((path) => [path, { ...withKorean(pagesAt(path)), everyVisit: true }]),
  )
}

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
  const drawn = await drawEach<DrawnPages>(folder)
  const pages = joined(Object.entries(drawn))
  const inlined = new Set([...files, ...Object.keys(pages).flatMap(stylesOf)])
  const styles = Object.fromEntries(
    await Promise.all(
      [...inlined].map(async (name) => [name, await styleIn(path.join(dist, name))] as const),
    ),
  )
  for (const drawnPages of Object.values(drawn))
    Object.values(drawnPages).flatMap(templatesIn).forEach(demandAllowed)
  await writeFile(
    path.join(dist, prerenderedFile),
    JSON.stringify(v.parse(PrerenderedPages, { styles, pages })),
  )
}

/** Calls the built prerender script once per language that has a catalogue, then removes it. */
async function drawEach<Drawn>(folder: string): Promise<Partial<Record<Language, Drawn>>> {
  const script = path.join(folder, prerenderScript)
  const drawn = new Map<Language, Drawn>()
  const left = languages.values()
  const drawNext = async (): Promise<void> => {
    for (const language of left)
      try {
        drawn.set(language, await drawInWorker<Drawn>(script, language))
      } catch (error) {
        if (language === 'en' || !lacksCatalogue(error, language)) throw error
      }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext))
  await rm(folder, { recursive: true })
  const inOrder = languages.flatMap((language) => {
    const found = drawn.get(language)
    return found === undefined ? [] : [[language, found] as const]
  })
  return Object.fromEntries(inOrder) as Partial<Record<Language, Drawn>>
}

const workerSource = `
const { parentPort, workerData } = require('node:worker_threads')
// Since Node 25 there is one without a file, and reading it prints a warning. Pages are drawn as in a browser without any.
delete globalThis.localStorage
require(workerData.script)
  .prerender(workerData.language)
  .then((drawn) => parentPort.postMessage(drawn))`

/**
 * Draws the pages in one language, in a thread: a page is drawn hundreds of times, and the languages are independent. With React's
 * production build, which renders twice as fast.
 */
async function drawInWorker<Drawn>(script: string, language: Language): Promise<Drawn> {
  const worker = new Worker(workerSource, {
    eval: true,
    workerData: { script, language },
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
  })
  try {
    const [drawn] = (await once(worker, 'message')) as [Drawn]
    return drawn
  } finally {
    await worker.terminate()
  }
}

/** Whether the script lacks the messages of a language. */
const lacksCatalogue = (error: unknown, language: Language): boolean =>
  error instanceof Error && error.message.includes(`Cannot find module './${language}.po'`)

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
