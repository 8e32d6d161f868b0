// A console error or warning fails the test: React's warnings, an unhandled case, jsdom's "not implemented". A test
// that expects one replaces the method: jest.spyOn(console, 'error').mockImplementation(() => undefined)
import { format } from 'node:util'

const complaints: string[] = []

function guard(level: 'error' | 'warn'): void {
  console[level] = (...args: unknown[]) => {
    const test = expect.getState().currentTestName ?? 'outside a test'
    complaints.push(`console.${level} in "${test}":\n${format(...args)}`)
  }
}

function failOnComplaints(): void {
  const unexpected = complaints.splice(0)
  if (unexpected.length > 0)
    throw new Error(
      `Unexpected output on the console. Fix its cause, or spy on the console in the test.\n\n${unexpected.join('\n\n')}`,
    )
}

guard('error')
guard('warn')
afterEach(failOnComplaints)
afterAll(failOnComplaints)
