import '@testing-library/jest-dom'
import './platform/dialog'
import './platform/popover'
import './platform/media'
import './platform/network'
import './platform/scrolling'
import './platform/observers'

// Clears what the browser and the tab store, such as a draft, between tests.
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
