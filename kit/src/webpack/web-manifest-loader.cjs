const { createHash } = require('node:crypto')
const { readFile } = require('node:fs/promises')
const path = require('node:path')

/**
 * A webpack loader for a web app manifest: emits its icons, named by their content, and writes their addresses into it.
 * @this {import('webpack').LoaderContext<{ publicPath: string }>}
 * @param {string} source the manifest, whose icons are files beside it
 */
module.exports = function manifestLoader(source) {
  const done = this.async()
  const { publicPath } = this.getOptions()
  const emitIcon = async (icon) => {
    const file = path.resolve(this.context, icon.src)
    this.addDependency(file)
    const content = await readFile(file)
    const { name, ext } = path.parse(file)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
    this.emitFile(`${name}.${hash}${ext}`, content)
    return { ...icon, src: `${publicPath}${name}.${hash}${ext}` }
  }
  const manifest = JSON.parse(source)
  Promise.all(manifest.icons.map(emitIcon)).then(
    (icons) => done(null, JSON.stringify({ ...manifest, icons })),
    (error) => done(error),
  )
}
