import { rmSync } from 'node:fs'

export default function teardown(): void {
  const folder = process.env.TEST_MADE_ONCE
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}
