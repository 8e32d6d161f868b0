import { parseArgs } from 'node:util'
import { type Call, calls, conversation, msg } from '@within-reach/contract'
import pg from 'pg'
import { signInAs } from '../api/member'
import { fill } from '../data/fill'
import { randomFrom } from '../data/random'
import { asSize, type SizeName, sizes } from '../data/sizes'
import { fillFacts } from '../find/fill-facts'
import { demandedFields } from '../load/accepted-fields'
import { quantile } from '../measure/statistics'
import { saveResult } from '../results'
import { startSite } from '../site'
import { fillMember, heaviest, type OwnIds, ownIds } from './fill-member'
import type { ReadsResult } from './reads-result'

/**
 * Measures every reading call of visitors and members, one call after the other, at the member with most content:
 * `npm run bench -- reads [--size 1m] [--rounds 200]`. Each round makes every call once.
 */
export async function reads(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { size: { type: 'string', default: '1m' }, rounds: { type: 'string', default: '200' } },
  })
  const size = asSize(values.size)
  const rounds = Number(values.rounds)
  const site = await startSite(`find-${size}`)
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  try {
    await fill(site.databaseUrl, size, '!', (line) => console.log(`  ${line}`))
    await fillFacts(client)
    await fillMember(client)
    const token = await signInAs(client, heaviest)
    const found = await measure(site.url, token, fieldsFor(await ownIds(client), size), rounds)
    const result: ReadsResult = { posts: sizes[size].posts, rounds, ...found }
    console.table(result.calls)
    if (result.unanswered.length > 0) console.log(`nothing to answer: ${result.unanswered.join(', ')}`)
    if (size === '1m') await saveResult('reads', result)
  } finally {
    await client.end()
    await site.stop()
  }
}

type Fields = Readonly<Record<string, string>>

/** @returns fields of a call: valid ones, with ids of what exists */
function fieldsFor({ messages, conversations }: OwnIds, size: SizeName): (call: Call) => Fields {
  const random = randomFrom(11)
  const own: Readonly<Record<string, () => Fields>> = {
    [msg.path]: () => ({ idx: String(random.pick(messages)) }),
    [conversation.path]: () => ({ with: String(random.pick(conversations)) }),
  }
  return (call) => {
    const particular = own[call.path]
    if (particular) return particular()
    // Optional filters would leave nothing of a list.
    const fields = demandedFields(call)
    return 'id' in fields ? { ...fields, id: String(1 + random.below(sizes[size].posts)) } : fields
  }
}

async function measure(
  url: string,
  token: string,
  fieldsOf: (call: Call) => Fields,
  rounds: number,
): Promise<Pick<ReadsResult, 'calls' | 'unanswered'>> {
  const measured = calls
    .filter(({ reads: isRead, login }) => isRead && (login === 'none' || login === 'bearer'))
    .map((call) => ({ call, times: [] as number[], answered: 0 }))
  // The first rounds warm up: caches, plans and the just-in-time compiler.
  for (let round = -10; round < rounds; round++)
    for (const each of measured) {
      const { status, time } = await ask(url, token, each.call, fieldsOf(each.call))
      if (status >= 500 || status === 400 || status === 429)
        throw new Error(`${each.call.path} was answered with ${status}`)
      if (round >= 0) each.times.push(time)
      if (status === 200) each.answered++
    }
  const rows = measured
    .filter(({ answered }) => answered > 0)
    .map(({ call, times }) => {
      const sorted = times.toSorted((one, other) => one - other)
      return { call: call.path, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
    })
  return {
    calls: rows.toSorted((one, other) => other.p50 - one.p50),
    unanswered: measured.filter(({ answered }) => answered === 0).map(({ call }) => call.path),
  }
}

let sent = 0

async function ask(
  url: string,
  token: string,
  call: Call,
  fields: Fields,
): Promise<{ status: number; time: number }> {
  sent++
  const began = performance.now()
  const answer = await fetch(url + call.path, {
    method: 'POST',
    headers: {
      'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      ...(call.login === 'bearer' && { authorization: `Bearer ${token}` }),
    },
    body: new URLSearchParams(fields),
  })
  await answer.arrayBuffer()
  return { status: answer.status, time: performance.now() - began }
}
