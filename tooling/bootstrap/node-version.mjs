// Every command imports this first, so it uses only syntax that an old Node understands.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

// Packages of the service are ES modules that others `require`. Node supports that since 20.19 and 22.12. Node 20 is at
// its end of life, but works.
const supported = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)

if (!supported) {
  console.error(
    `Within Reach needs Node 24, 22 (22.12 or newer) or 20 (20.19 or newer); this is ${process.versions.node}.\n` +
      'Prefer 24, the current LTS: https://nodejs.org/en/download',
  )
  process.exit(1)
}
