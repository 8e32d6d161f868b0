import { createHash, randomBytes } from 'node:crypto'
import { posting } from '@within-reach/contract'

/** A post that the service acknowledged. */
export interface Written {
  readonly id: number
  readonly subject: string
  /** The SHA-256 of its file. */
  readonly file: string
}

/** Members who post until they are stopped, each one post after the other. */
export interface Writers {
  /** The acknowledged posts so far. */
  readonly acknowledged: readonly Written[]
  /** The subjects of all posts that were sent. */
  readonly sent: ReadonlySet<string>
  stop(): Promise<void>
}

/** @param tokens a bearer for each member */
export function writeTo(url: string, tokens: readonly string[]): Writers {
  const acknowledged: Written[] = []
  const sent = new Set<string>()
  let stopping = false
  const write = async (token: string): Promise<void> => {
    while (!stopping) {
      const subject = randomBytes(12).toString('hex')
      sent.add(subject)
      const written = await post(url, token, subject).catch(() => undefined)
      if (written) acknowledged.push(written)
    }
  }
  const all = Promise.all(tokens.map(write))
  return {
    acknowledged,
    sent,
    async stop() {
      stopping = true
      await all
    },
  }
}

/** @returns undefined if it was refused */
async function post(url: string, token: string, subject: string): Promise<Written | undefined> {
  const bytes = Buffer.from(`%PDF-1.4\n% ${randomBytes(3000).toString('base64')}\ntrailer<<>>\n%%EOF\n`)
  const form = new FormData()
  const fields = { type: 'jobs', region: 'Others', specificLocation: 'x', subject, description: '한국어' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(posting.files?.field ?? '', new Blob([bytes], { type: 'application/pdf' }), 'a.pdf')
  const answer = await fetch(url + posting.path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
    signal: AbortSignal.timeout(20_000),
  })
  const body = (await answer.json()) as { data?: { post_idx?: number } }
  const id = body.data?.post_idx
  return id === undefined
    ? undefined
    : { id, subject, file: createHash('sha256').update(bytes).digest('hex') }
}
