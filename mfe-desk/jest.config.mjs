import { browser } from '../tooling/jest/browser.mjs'

export default browser(import.meta.url)
