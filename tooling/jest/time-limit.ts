// Only a hanging test takes this long; a busy machine must not look like a failure. A project's own `testTimeout` has
// no effect if several projects run together, so it is set here.
jest.setTimeout(60_000)
