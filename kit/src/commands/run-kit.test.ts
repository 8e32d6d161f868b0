import { runKit } from './run-kit'

afterEach(() => {
  process.exitCode = undefined
  jest.restoreAllMocks()
})

it.each(['dev', 'release'])('kit %s with an unknown option ends as wrong usage', async (command) => {
  const complaints: string[] = []
  jest.spyOn(console, 'error').mockImplementation((line) => void complaints.push(String(line)))
  await runKit([command, '--canry', '5'])
  expect(process.exitCode).toBe(2)
  expect(complaints).toEqual([expect.stringContaining("Unknown option '--canry'")])
})
