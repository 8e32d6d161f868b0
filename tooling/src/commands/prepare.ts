import { build } from '../build/build'
import { remotesAtStart } from '../build/packages'

// The first part of `npm start`: builds changed packages, and prints on the last line of its output which remotes the
// service shall publish. Its progress goes to the error output.
const remotes = await build(undefined, (line) => console.error(line))
console.log(remotesAtStart(remotes))
