import { build } from '../build/build'
import { remotesAtStart } from '../build/packages'

// The first part of `npm start`: builds changed packages. The last line of its output is the setting REMOTES_AT_START, which
// names the built remotes. Its progress goes to the error output.
const remotes = await build(undefined, (line) => console.error(line))
console.log(remotesAtStart(remotes))
