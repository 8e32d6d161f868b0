import { foldersWith } from './tooling/bootstrap/remotes.mjs'

/** Every room with unit tests is one Jest project under its own name: `npx jest --selectProjects shell`. */
export default { projects: foldersWith('jest.config.mjs').map((room) => `<rootDir>/${room}`) }
