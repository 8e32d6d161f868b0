import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { limits, posting } from '@within-reach/contract'
import { startFresh } from '../fresh-site'
import { spreadOf } from '../measure/statistics'
import { saveResult } from '../results'
import { largePicture } from './large-picture'
import { addMembers } from './members'
import type { PicturesResult } from './pictures-result'

/** Milliseconds between the start of the many pictures and the one picture. */
const headStart = 500

/**
 * Measures how long a member waits for one picture while another posts many: `npm run bench -- load pictures [--pictures
 * 30] [--width 4000] [--rounds 5]`.
 */
export async function pictures(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pictures: { type: 'string', default: '30' },
      width: { type: 'string', default: '4000' },
      rounds: { type: 'string', default: '5' },
    },
  })
  const [count, width] = [Number(values.pictures), Number(values.width)]
  const height = (width * 3) / 4
  const file = new Blob([largePicture(width, height)], { type: 'image/png' })
  const rounds: { readonly alone: number; readonly disturbed: number; readonly others: number }[] = []
  const site = await startFresh({ MAX_UPLOAD_MB_PER_DAY: '999999' })
  try {
    const [one = '', other = ''] = await addMembers(site.databaseUrl, 2)
    const post = (token: string, files: number) => postPictures(site.url, token, file, files)
    await post(one, 1)
    for (let round = 0; round < Number(values.rounds); round++) {
      const alone = await post(one, 1)
      const many = Promise.all(inPosts(count).map((files) => post(other, files)))
      await delay(headStart)
      const disturbed = await post(one, 1)
      rounds.push({ alone, disturbed, others: Math.max(...(await many)) })
      console.log(rounds.at(-1))
    }
  } finally {
    await site.stop()
  }
  const spread = (of: (round: (typeof rounds)[number]) => number) => spreadOf(rounds.map(of))
  const found: PicturesResult = {
    pictures: count,
    pixels: width * height,
    alone: spread(({ alone }) => alone),
    disturbed: spread(({ disturbed }) => disturbed),
    others: spread(({ others }) => others),
    timesAlone: spread(({ alone, disturbed }) => disturbed / alone),
  }
  if (count === 30) await saveResult('load-pictures', { ...found, rounds: rounds.length })
}

/** The number of pictures of each post. */
const inPosts = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / limits.files) }, (_, at) =>
    Math.min(limits.files, count - at * limits.files),
  )

/** Publishes a post with pictures. @returns milliseconds until it was published */
async function postPictures(url: string, token: string, file: Blob, count: number): Promise<number> {
  const form = new FormData()
  const fields = {
    type: 'tr',
    region: 'Others',
    specificLocation: 'here',
    subject: 'A lamp',
    description: 'It works',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (let n = 0; n < count; n++) form.append(posting.files?.field ?? '', file, `${n}.png`)
  const began = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(url + posting.path, { method: 'POST', headers, body: form })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A post with pictures was answered ${answer.status}: ${text}`)
  return performance.now() - began
}
