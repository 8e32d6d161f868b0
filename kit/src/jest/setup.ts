import '@testing-library/jest-dom'
import './platform/dialog'
import './platform/popover'
import './platform/media'
import './platform/network'
import './platform/scrolling'
import './platform/observers'

// Clears the browser's storage, such as a draft, between tests.
afterEach(() => localStorage.clear())
