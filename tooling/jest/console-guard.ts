// A console error or warning fails the test: React's warnings, an unhandled case, jsdom's "not implemented". A test
// that expects one says so: jest.spyOn(console, 'error').mockImplementation(() => undefined)
import { format } from 'node:util'

const complaints: string[] = []

function guard(level: 'error' | 'warn'): void {
  console[level] = (...args: unknown[]) => {
    const test = expect.getState().currentTestName ?? 'outside a test'
    complaints.push(`console.${level} in "${test}":\n${format(...args)}`)
  }
}

function demandSilence(): void {
  const said = complaints.splice(0)
  if (said.length > 0) throw new Error(`The test did not expect this on the console.\n\n${said.join('\n\n')}`)
}

guard('error')
guard('warn')
afterEach(demandSilence)
afterAll(demandSilence)
