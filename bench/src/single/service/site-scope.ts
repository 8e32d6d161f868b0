import { allOpen } from '@within-reach/contract'
import { readPageFiles } from './page-files'

type SiteScope = (settings: unknown, decision: object, ...rest: readonly unknown[]) => unknown

const remotes = Object.fromEntries(
  Object.entries(readPageFiles().routes).map(([name, routes]) => [
    name,
    { regions: allOpen, version: { routes } },
  ]),
)

/** Wraps the service's `siteScope`: all sections are in the menu, and open in all regions. */
export const around =
  (siteScope: SiteScope): SiteScope =>
  (settings, decision, ...rest) =>
    siteScope(settings, { ...decision, remotes }, ...rest)
