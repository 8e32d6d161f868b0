import type { RemoteRoute } from '@within-reach/contract'
import type { RemotePackage } from '../build/remote-package'
import { developmentVersion } from '../webpack/remote'

/** The part of the page's decision that the dev server changes. */
interface PageData {
  readonly decision: {
    readonly remotes: Record<string, object>
    records: readonly { readonly name: string; readonly [field: string]: unknown }[]
  }
}

/** A remote under development, as a page needs it. */
export interface DevelopedRemote extends Pick<RemotePackage, 'name' | 'routes'> {
  /** The folder of its files on the site. */
  readonly url: string
  /** The global of its container. */
  readonly container: string
}

/** The data of the scripts that the dev server adds to a page. */
export interface PageState {
  /** The address of the site. */
  readonly site: string
  /** The remotes of this page that come from the dev server. */
  readonly remotes: readonly string[]
  /** Whether the site withheld something because the page has no operator's rights. */
  readonly isWithheld: boolean
}

const dataScript = (id: string) =>
  new RegExp(`(<script id="${id}" type="application/json">)(.*?)(</script>)`, 's')
const preload = (name: string) => new RegExp(`\\s*<link rel="preload"[^>]*href="/remotes/${name}/[^>]*>`, 'g')

/**
 * Rewrites a page of the site so that some remotes come from the dev server and all others from the site. These remotes need
 * not be live. Their pages are those of their sources.
 * @param html the page from the service
 * @param remotes under development
 * @param state the rest of the data for the scripts
 */
export function developedPage(
  html: string,
  remotes: readonly DevelopedRemote[],
  state: Omit<PageState, 'remotes'>,
): string {
  const without = remotes.reduce((page, { name }) => page.replace(preload(name), ''), html)
  return without
    .replace(dataScript('page-settings'), (_, open: string, json: string, close: string) => {
      // Without the key, the page takes no later decision, which would not contain these remotes. The shell does not check
      // the hashes of files in these folders.
      const { registryKey: __, ...settings } = JSON.parse(json) as Record<string, unknown>
      return open + scriptJson({ ...settings, unhashed: remotes.map(({ url }) => url) }) + close
    })
    .replace(dataScript('page-data'), (_, open: string, json: string, close: string) => {
      const data = JSON.parse(json) as PageData
      for (const remote of remotes) develop(data, remote)
      return open + scriptJson(data) + close
    })
    .replace('</title>', `</title>${scripts({ ...state, remotes: remotes.map(({ name }) => name) })}`)
}

/** They run before the scripts of the site, which are deferred. */
const scripts = (state: PageState): string =>
  `<script id="kit-dev" type="application/json">${scriptJson(state)}</script>` +
  '<script src="/@kit/client.js"></script><script src="/@kit/react.js"></script>'

function develop({ decision }: PageData, { name, routes, container }: DevelopedRemote): void {
  const version = developmentVersion
  decision.remotes[name] = {
    ...(decision.remotes[name] ?? { record: 'sha256-none' }),
    version,
    fallbacks: undefined,
    routes: routes.map(pageRoute),
  }
  decision.records = [
    ...decision.records.filter((known) => known.name !== name),
    // Its files change during development.
    { name, version, container, entry: 'entry.js', files: {} },
  ]
}

const pageRoute = ({ description: _, ...route }: RemoteRoute): object => route

const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
