import type { Element } from '../../site/broken-lifecycles'
import { brokenScreens } from '../broken-version'
import { itShowsCrash } from '../scenarios'

itShowsCrash({
  name: 'throws later',
  sees: 'Soon after the start, the last good version and a line that says so; later, the card with "Try again".',
  cause: (page, section) =>
    brokenScreens(page, section, 'throws-later', (createElement) => {
      /** A class component without React's base class. It crashes when the heading is clicked. */
      class Fragile {
        declare readonly props: { readonly children: Element }
        declare readonly updater: { enqueueForceUpdate(component: Fragile): void }
        broken = false
        constructor(props: { readonly children: Element }) {
          Object.assign(this, { props })
        }
        readonly onClick = ({ target }: Event) => {
          if (document.documentElement.dataset.faultEnded !== undefined) return
          this.broken = target instanceof HTMLElement && target.closest('h1, h2') !== null
          this.updater.enqueueForceUpdate(this)
        }
        componentDidMount() {
          document.addEventListener('click', this.onClick)
        }
        componentWillUnmount() {
          document.removeEventListener('click', this.onClick)
        }
        render() {
          if (this.broken) throw new Error('broken later')
          return this.props.children
        }
      }
      Object.assign(Fragile.prototype, { isReactComponent: {} })
      return (screen) => createElement(Fragile, { children: screen() })
    }),
})
