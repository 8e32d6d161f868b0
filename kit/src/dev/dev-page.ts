import type { RemoteRoute } from '@within-reach/contract'
import type { RemotePackage } from '../build/remote-package'
import { versionUrl } from '../webpack/remote'

/** The part of the page's decision that the dev server changes. */
interface PageData {
  readonly decision: {
    readonly remotes: Record<string, object>
    records: { readonly name: string; readonly files: object }[]
  }
}

/** The part of a record that describes the version under development. */
interface DevVersion {
  readonly version: string
  readonly container: string
  readonly entry: string
}

const dataScript = (id: string) =>
  new RegExp(`(<script id="${id}" type="application/json">)(.*?)(</script>)`, 's')
const preload = (name: string) => new RegExp(`\\s*<link rel="preload"[^>]*href="/remotes/${name}/[^>]*>`, 'g')

/**
 * Rewrites a page of the site so that one remote comes from the dev server and all others from their builds. The remote
 * need not be live. Its pages are those of its sources.
 * @param html the page from the service
 * @param remote under development
 * @param version from the dev server
 */
export function withDevVersion(
  html: string,
  { name, routes }: Pick<RemotePackage, 'name' | 'routes'>,
  version: DevVersion,
): string {
  return html
    .replace(preload(name), '')
    .replace(dataScript('page-settings'), (_, open: string, json: string, close: string) => {
      // The shell does not check the hashes of files in this folder.
      const settings = { ...(JSON.parse(json) as object), unhashed: versionUrl(name, version.version) }
      return open + scriptJson(settings) + close
    })
    .replace(dataScript('page-data'), (_, open: string, json: string, close: string) => {
      const data = JSON.parse(json) as PageData
      const decided = data.decision.remotes[name] ?? { record: 'sha256-none' }
      data.decision.remotes[name] = {
        ...decided,
        version: version.version,
        fallbacks: undefined,
        routes: routes.map(pageRoute),
      }
      data.decision.records = [
        ...data.decision.records.filter((known) => known.name !== name),
        // Its files change during development.
        { name, ...version, files: {} },
      ]
      return open + scriptJson(data) + close
    })
}

const pageRoute = ({ description: _, ...route }: RemoteRoute): object => route

const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
