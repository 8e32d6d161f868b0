import { foldersWith } from './tooling/bootstrap/remotes.mjs'

/** Every package with unit tests is one Jest project under its own name: `npx jest --selectProjects shell`. */
export default { projects: foldersWith('jest.config.mjs').map((packageName) => `<rootDir>/${packageName}`) }
