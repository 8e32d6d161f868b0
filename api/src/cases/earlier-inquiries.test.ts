import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { migrate } from '../platform/database/migrate'
import { emptyDatabase, migrations } from '../testing/restored'

it('inquiries from before are cases after the update: those of the last month open, older ones closed', async () => {
  const url = await emptyDatabase()
  const before = (await readdir(migrations)).filter((name) => name < '0057')
  await migrate(url, migrations, undefined, new Set(before))
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`insert into inquiries (kind, name, email, fields, created_at) values
      ('other', 'old', 'old@example.com', '{}', now() - interval '40 days'),
      ('other', 'new', 'new@example.com', '{}', now() - interval '4 days')`)
    await migrate(url, migrations)
    const { rows } = await client.query(
      `select i.name, c.state, c.due_at > now() as due, c.confirmed_at is not null as confirmed, c.link_hash, e.kind, e.state as entry,
        c.asker_newest = e.id and c.asker_seen = e.id and c.staff_newest = e.id as noted
        from cases c join inquiries i using (id) join case_entries e on e.case_id = c.id order by c.id`,
    )
    const entry = { kind: 'state', confirmed: true, link_hash: null, noted: true }
    expect(rows).toEqual([
      { ...entry, name: 'old', state: 'closed', due: null, entry: 'closed' },
      { ...entry, name: 'new', state: 'received', due: true, entry: 'received' },
    ])
  } finally {
    await client.end()
  }
})
