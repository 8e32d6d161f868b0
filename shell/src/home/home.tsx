import { AgentService } from './agent-service'
import { AppBanner } from './app-banner'
import { Community } from './community'
import { Film } from './film'
import { Hero } from './hero'
import styles from './home.module.css'
import { Offers } from './offers'

/** The home page (specification, section 2). */
export function Component() {
  return (
    <div className={styles.home}>
      <Hero />
      <Offers />
      <AgentService />
      <Community />
      <Film />
      <AppBanner />
    </div>
  )
}
