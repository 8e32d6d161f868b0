import { versionUrl } from '../webpack/remote'

/** The part of the page's decision that the dev server changes. */
interface PageData {
  readonly decision: {
    readonly remotes: Record<string, { version: string; fallbacks?: unknown }>
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
 * Rewrites a page of the site so that one remote comes from the dev server and all others from their builds.
 * @param html the page from the service
 * @param name the remote under development
 * @param version from the dev server
 * @throws Error if the page does not list the remote
 */
export function withDevVersion(html: string, name: string, version: DevVersion): string {
  return html
    .replace(preload(name), '')
    .replace(dataScript('page-settings'), (_, open: string, json: string, close: string) => {
      // The shell does not check the hashes of files in this folder.
      const settings = { ...(JSON.parse(json) as object), unhashed: versionUrl(name, version.version) }
      return open + scriptJson(settings) + close
    })
    .replace(dataScript('page-data'), (_, open: string, json: string, close: string) => {
      const data = JSON.parse(json) as PageData
      const remote = data.decision.remotes[name]
      if (!remote)
        throw new Error(
          `${name} is not live in this site: make it live first, with "npm run ship -- ${name}".`,
        )
      remote.version = version.version
      delete remote.fallbacks
      data.decision.records = [
        ...data.decision.records.filter((known) => known.name !== name),
        // Its files change during development.
        { name, ...version, files: {} },
      ]
      return open + scriptJson(data) + close
    })
}

const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
