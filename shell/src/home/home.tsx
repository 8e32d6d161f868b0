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

/** As much of it as is in view first, also on a large screen. */
export const FirstScreens = () => <Home />

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
