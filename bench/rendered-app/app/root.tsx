import '@within-reach/shared-ui/tokens.css'
import '@within-reach/shared-ui/base.css'
import '~/shell/src/chrome/page.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { Footer } from '~/shell/src/chrome/footer'
import { Header } from '~/shell/src/chrome/header'
import { ShellI18nProvider } from '~/shell/src/language/i18n'
import icon from '~/shell/src/assets/icon.svg'
import { language, nothing, session, site, theme, unread } from './visitor'

/** In the composed site, the remotes provide the menu's few links. Leaving them out favours this application. */
const menu: [] = []

/** The document with the header and the footer of the site. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <Meta />
        <Links />
      </head>
      <body>
        <div id="header">
          <ShellI18nProvider>
            <Header
              menu={menu}
              pathname={pathname}
              site={site}
              session={session}
              unread={unread}
              onLogOut={nothing}
              onMessages={nothing}
            />
          </ShellI18nProvider>
        </div>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <div id="footer">
          <ShellI18nProvider>
            <Footer supportEmail={site.supportEmail} language={language} theme={theme} />
          </ShellI18nProvider>
        </div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
