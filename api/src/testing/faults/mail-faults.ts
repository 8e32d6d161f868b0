import { sendVCode } from '@within-reach/contract'
import type { TestApi } from '../api'
import { openLine, throughLine } from '../line'
import { startMailServer } from '../mail-server'
import { breakApi, type Fault, reads, untilMetric } from './fault'

let people = 0
/** Three sign-ups request codes, each from an address of its own. */
const requestCodes = (api: TestApi) =>
  Promise.all(
    [1, 2, 3].map(() => {
      const person = ++people
      return api.call(sendVCode, { email: `person-${person}@example.com` }, { address: `10.20.${person}.1` })
    }),
  )

async function codesAndReads(api: TestApi): Promise<void> {
  await Promise.all([requestCodes(api), reads(api.url)])
}

/** Sign-ups and reads while the mail server works. */
async function healthy(api: TestApi): Promise<void> {
  await codesAndReads(api)
  await untilMetric(api, /^mail_outbox\{state="waiting"\} 0$/m)
}

/** Waits until a mail could not be sent, and lets six minutes pass for the waiting ones. */
async function untilStuck(api: TestApi): Promise<void> {
  await untilMetric(api, /^mail_failures_total\{reason="away"\} [1-9]/m)
  await api.database.pool.query(
    `UPDATE mail_outbox SET created_at = now() - interval '6 minutes' WHERE failed_at IS NULL`,
  )
}

export const mailFaults: readonly Fault[] = [
  {
    alert: 'MailStuck',
    fault: 'the mail server is unreachable',
    async produce() {
      const server = await startMailServer()
      const line = await openLine(Number(new URL(server.url).port))
      try {
        return await breakApi(
          { settings: { SMTP_URL: throughLine(server.url, line) } },
          {
            healthy,
            async broken(api) {
              line.cut()
              await codesAndReads(api)
              await untilStuck(api)
            },
            repair: line.restore,
          },
        )
      } finally {
        line.close()
        await server.stop()
      }
    },
  },
  {
    alert: 'MailRejected',
    fault: 'the mail server wants no more mails',
    async produce() {
      let accepts = true
      const server = await startMailServer({
        answer: () => (accepts ? undefined : '451 4.7.1 Too many mails'),
      })
      try {
        return await breakApi(
          { settings: { SMTP_URL: server.url } },
          {
            healthy,
            async broken(api) {
              accepts = false
              await codesAndReads(api)
              await untilMetric(api, /^mail_failures_total\{reason="not now"\} [3-9]/m)
            },
          },
        )
      } finally {
        await server.stop()
      }
    },
  },
]
