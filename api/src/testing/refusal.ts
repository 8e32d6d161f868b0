import { readSettings, WrongSettings } from '../platform/settings'

/** The error lines for an invalid environment. */
export function refusal(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof WrongSettings) return error.lines
    throw error
  }
  return []
}
