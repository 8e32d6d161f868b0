import path from 'node:path'
import { debianProgram } from '../testing/debian-program'
import { start } from '../testing/evaluate'

jest.setTimeout(1_200_000)

const repository = path.join(__dirname, '../..')

// One after the other: both start sites of their own.
it.each(['caddy', 'haproxy'])(
  'behind %s, answers, differences between versions, events and addresses of clients arrive unharmed',
  async (proxy) => {
    debianProgram('openssl')
    debianProgram(proxy)
    const { code, output } = await start(
      process.execPath,
      [
        '--import',
        'tsx/esm',
        'e2e/with.ts',
        '--behind',
        proxy,
        '--project=behind',
        '--reporter=list',
        '--workers=2',
      ],
      repository,
      // Playwright refuses to run within Jest. This is a process of its own.
      { JEST_WORKER_ID: '' },
    )
    expect(output).toMatch(/^ +[1-9]\d* passed/m)
    expect(code).toBe(0)
  },
)
