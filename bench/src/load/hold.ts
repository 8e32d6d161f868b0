import { parseArgs } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import { calls, type Call } from '@within-reach/contract'
import { startFresh } from '../fresh-site'
import { saveResult } from '../results'
import { acceptedFields, textsFor } from './accepted-fields'
import { costlyTexts } from './costly-texts'
import type { Hold, HoldResult } from './hold-result'
import { type HoldMeter, startHoldMeter } from './hold-meter'
import { addMembers } from './members'

/** Pages with a query, which a visitor can fill with any text. */
const pages = ['/userspacetrade?search=', '/userspacejobs?region=', '/view?id=', '/getyourcode?email=', '/']
/** Node's limit of a request's head, minus its other parts. */
const addressBytes = 14_000
/** The maximum milliseconds for which a request may block others. A longer one is tried again. */
const most = 50
const shown = 10

interface Case extends Omit<Hold, 'milliseconds'> {
  send(url: string, token: string): Promise<Response>
}

/**
 * Measures how long the most expensive text in each field of each call blocks others: `npm run bench -- load hold [--tries 5]
 * [--every 1]`. It covers the calls of visitors and members. `--every n` tries every nth case only, and stores no result.
 */
export async function hold(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tries: { type: 'string', default: '5' },
      every: { type: 'string', default: '1' },
      members: { type: 'string', default: '1000' },
    },
  })
  const [tries, every] = [Number(values.tries), Number(values.every)]
  const site = await startFresh()
  try {
    const tokens = await addMembers(site.databaseUrl, Number(values.members))
    const meter = await startHoldMeter(site.url)
    const cases = [...allCases()].filter((_, number) => number % every === 0)
    const found = await measure(meter, cases, { url: site.url, tokens, tries })
    await meter.stop()
    console.log(found)
    if (every === 1) await saveResult('load-hold', { tries, ...found })
  } finally {
    await site.stop()
  }
}

function* allCases(): Generator<Case> {
  for (const [text, make] of Object.entries(costlyTexts)) {
    for (const call of calls.filter(({ login }) => login === 'none' || login === 'bearer')) {
      for (const field of Object.keys(call.request.entries))
        for (const value of textsFor(call, field, make)) yield callCase(call, field, text, value)
    }
    for (const page of pages) yield pageCase(page, text, make)
  }
}

const callCase = (call: Call, field: string, text: string, value: string): Case => ({
  where: `${call.path} ${field}`,
  text,
  characters: value.length,
  send: (url, token) =>
    fetch(url + call.path, {
      method: 'POST',
      headers: { ...fromElsewhere(), ...(call.login === 'bearer' && { authorization: `Bearer ${token}` }) },
      body: new URLSearchParams({ ...acceptedFields(call), [field]: value }),
    }),
})

function pageCase(page: string, text: string, make: (units: number) => string): Case {
  const value = new URLSearchParams([['', make(addressBytes)]]).toString().slice(1, addressBytes)
  const address = page + value.replace(/%[0-9A-F]?$/, '')
  const send = (url: string) => fetch(url + address, { headers: fromElsewhere(), redirect: 'manual' })
  return { where: page, text, characters: address.length, send }
}

let sent = 0
/** A different client address per request, so that no limit per address refuses it. */
const fromElsewhere = () => ({
  'x-forwarded-for': `10.${(++sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
})

interface Conditions {
  readonly url: string
  readonly tokens: readonly string[]
  readonly tries: number
}

async function measure(
  meter: HoldMeter,
  cases: readonly Case[],
  { url, tokens, tries }: Conditions,
): Promise<HoldResult> {
  const answered: Record<string, number> = {}
  const holds: Hold[] = []
  const atRest = await meter.during(() => delay(5000))
  for (const { send, ...each } of cases) {
    let milliseconds = Infinity
    // Other work on the machine may slow some tries, but not all.
    for (let tried = 0; tried < tries && milliseconds > most; tried++) {
      const time = await meter.during(async () => {
        const answer = await send(url, tokens[sent % tokens.length] ?? '')
        await answer.arrayBuffer()
        answered[answer.status] = (answered[answer.status] ?? 0) + 1
      })
      milliseconds = Math.min(milliseconds, time)
    }
    holds.push({ ...each, milliseconds })
  }
  const longest = holds.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, shown)
  return { cases: cases.length, atRest, longest, answered }
}
