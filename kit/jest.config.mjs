import { node } from '../tooling/jest/node.mjs'

export default node(import.meta.url)
