import type { Finding } from '@within-reach/contract'

/** Formats the findings of a check, with the verdict in one line. */
export function findingsText(remote: string, version: string, findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ rule }) => rule.length))
  const lines = findings.map(({ rule, ok, text }) => `${ok ? '✓' : '✗'} ${rule.padEnd(width)}  ${text}`)
  const verdict = canGoLive(findings) ? 'Yes' : 'No'
  return [...lines, `${verdict}: ${remote} ${version} ${verdict === 'Yes' ? 'can' : 'cannot'} go live.`].join(
    '\n',
  )
}

/** Whether all findings are ok. */
export const canGoLive = (findings: readonly Finding[]): boolean => findings.every(({ ok }) => ok)
