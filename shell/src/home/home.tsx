import type { ReactNode } from 'react'
import { AgentService } from './agent-service'
import { AppBanner } from './app-banner'
import { Community } from './community'
import { Film } from './film'
import { Hero } from './hero'
import styles from './home.module.css'
import { Offers } from './offers'

/** The home page (specification, section 2). */
export const Component = () => (
  <Home>
    <Community />
    <Film />
    <AppBanner />
  </Home>
)

/** The part that is visible before scrolling, even on a large screen. */
export const AboveTheFold = () => <Home />

function Home({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.home}>
      <Hero />
      <Offers />
      <AgentService />
      {children}
    </div>
  )
}
