import { intercept, filesOf } from '../network'
import { lazyScreens } from '../sections'
import { itShowsCard } from '../scenarios'

/** The files in a version's record. */
interface Published {
  readonly entry: string
  readonly exposes: Readonly<
    Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
  >
}

itShowsCard({
  name: 'chunk of a lazy screen missing',
  sees: 'The card with "Try again" instead of that screen. The remote’s other screens work.',
  affects: lazyScreens,
  cause: (page, { remote }) =>
    intercept(page, filesOf(remote), async (route) => {
      const [, folder = '', file = ''] = /^(.*\/)([^/?]+)/.exec(route.request().url()) ?? []
      const published = (await (await page.request.get(`${folder}record.json`)).json()) as Published
      const { js = [], css = [] } = published.exposes['./pages'] ?? {}
      const isFirst = file.startsWith('i18n-') || [published.entry, ...js, ...css].includes(file)
      if (isFirst) await route.continue()
      else await route.fulfill({ status: 404, body: 'Not found' })
    }),
})
