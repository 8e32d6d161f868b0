import type { NewRemote } from './new-remote'
import { type Files, quoted, titleOf } from './texts'

/** The files of a new remote's first screen, by their path in the remote: its page, component, styles and test. */
export function screenFiles(remote: NewRemote): Files {
  const screen = `src/${remote.noun}/${remote.noun}`
  return {
    [`src/${remote.noun}/page.ts`]: pageOf(remote),
    [`${screen}.tsx`]: componentOf(remote),
    [`${screen}.module.css`]: styles,
    [`${screen}.test.tsx`]: testOf(remote),
  }
}

const pageOf = ({
  noun,
  title,
  path,
  menu,
}: NewRemote): string => `import { definePage } from '@within-reach/shared-core/pages'

/** The first page. Title, menu and routing follow from this declaration, without a new shell. */
export const first = definePage({
  path: ${quoted(path)},
  title: ${titleOf(title)},${menu === undefined ? '' : `\n  menu: ${quoted(menu)},`}
  lazy: () => import(/* webpackMode: "eager" */ './${noun}'),
  prerender: true,
})
`

const componentOf = ({ noun, title }: NewRemote): string => `import { Trans } from '@lingui/react/macro'
import { useMember } from '@within-reach/shared-core/react'
import { Card } from '@within-reach/shared-ui'
import styles from './${noun}.module.css'

/** The first page of this remote. */
export function Component() {
  const nick = useMember()?.nick
  return (
    <div className={styles.page}>
      <h1>
        <Trans>${title.en}</Trans>
      </h1>
      <Card>
        <p className={styles.greeting}>
          {nick === undefined ? (
            <Trans>Welcome to this page.</Trans>
          ) : (
            <Trans>Welcome to this page, {nick}.</Trans>
          )}
        </p>
      </Card>
    </div>
  )
}
`

const styles = `.page {
  display: flex;
  flex-direction: column;
  gap: var(--wr-space-4);
  max-width: 50rem;
  margin: 0 auto;
  padding: var(--wr-space-6) var(--wr-space-4);
}

.greeting {
  margin: 0;
}
`

const testOf = ({
  noun,
  component,
  title,
}: NewRemote): string => `import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { screen } from '@testing-library/react'
import { Component as ${component} } from './${noun}'
import { first } from './page'

it('welcomes every visitor', () => {
  renderRemote(<${component} />, { path: first.path })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(${quoted(title.en)})
  expect(screen.getByText('Welcome to this page.')).toBeVisible()
})

it('calls a member by name', () => {
  renderRemote(<${component} />, { path: first.path, member: mina })
  expect(screen.getByText(\`Welcome to this page, \${mina.nick}.\`)).toBeVisible()
})
`
