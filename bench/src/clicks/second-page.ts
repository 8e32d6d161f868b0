import pg from 'pg'
import { signInAs } from '../api/member'
import { embeddedUrl } from '../site'
import type { StartedSite } from '../checkout'

/** More posts than a page of a board shows. */
const posts = 24

/** Publishes posts on a board of the sample site, so that its list has a second page. */
export async function fillSecondPage({ url, dataDir }: StartedSite, type: string): Promise<void> {
  const client = new pg.Client({ connectionString: await embeddedUrl(dataDir) })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>('select min(id) as id from users')
    const token = await signInAs(client, rows[0]?.id ?? 0)
    for (let at = 1; at <= posts; at++) {
      const fields = { type, region: 'South Korea', specificLocation: 'Mapo', subject: `A desk lamp, ${at}` }
      const answer = await fetch(`${url}/api/posting`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: new URLSearchParams({ ...fields, description: '<p>It is bright, and two years old.</p>' }),
      })
      if (!answer.ok) throw new Error(`The service answered ${answer.status}: ${await answer.text()}`)
    }
  } finally {
    await client.end()
  }
}
