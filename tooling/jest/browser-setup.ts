import '@testing-library/jest-dom'
import './platform/dialog'
import './platform/popover'
import './platform/media'
import './platform/network'
import './platform/scrolling'
import './platform/observers'

// What one test leaves in the browser's storage, such as a draft, is not there for the next one.
afterEach(() => localStorage.clear())
