/** Every room with unit tests is one Jest project under its own name: `npx jest --selectProjects shell`. */
export default {
  projects: [
    '<rootDir>/contract',
    '<rootDir>/registry',
    '<rootDir>/shared-core',
    '<rootDir>/shared-ui',
    '<rootDir>/shell',
    '<rootDir>/mfe-askreach',
    '<rootDir>/mfe-userspace',
    '<rootDir>/mfe-messages',
    '<rootDir>/mfe-account',
    '<rootDir>/api',
    '<rootDir>/tooling',
  ],
}
