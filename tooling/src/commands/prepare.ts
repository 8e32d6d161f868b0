import { build } from '../build/build'
import { remotesAtStart } from '../build/packages'

// What `npm start` does before it starts the service: builds what changed, and says on the last line of its output
// which remotes the service shall publish. What it does meanwhile is told beside that.
const remotes = await build(undefined, (line) => console.error(line))
console.log(remotesAtStart(remotes))
