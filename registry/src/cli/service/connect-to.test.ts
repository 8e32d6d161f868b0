import { processTerminal } from '../terminal'
import { connectTo } from './connect-to'

function recorded() {
  const complaints: string[] = []
  return {
    complaints,
    terminal: { ...processTerminal(), complain: (text: string) => void complaints.push(text) },
  }
}

it('warns a terminal once about each site to which a token goes unencrypted', async () => {
  const { complaints, terminal } = recorded()
  for (const site of ['http://a.invalid', 'http://b.invalid', 'http://a.invalid', 'https://c.invalid'])
    await connectTo({ site, token: 'x' }, terminal)
  expect(complaints).toEqual(
    ['a', 'b'].map((name) => `Warning: the token goes to http://${name}.invalid unencrypted. Use https.\n`),
  )
  const other = recorded()
  await connectTo({ site: 'http://a.invalid', token: 'x' }, other.terminal)
  expect(other.complaints).toHaveLength(1)
})
