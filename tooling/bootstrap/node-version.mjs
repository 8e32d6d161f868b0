// Imported first by every command, and therefore without anything that an old Node cannot read.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

// Packages of the service are ES modules that others `require`: Node does that since 20.19 and 22.12.
const supported = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)

if (!supported) {
  console.error(
    `Within Reach needs Node 20.19 or newer (of 22: 22.12 or newer); this is ${process.versions.node}.\n` +
      'A current one is at https://nodejs.org/en/download',
  )
  process.exit(1)
}
