// Renders the drawings of the sample content. Run `node api/sample/draw-pictures.mjs` after a change. The service never
// decodes SVG, so it gets WebP.
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('pictures/', import.meta.url))
for (const name of await readdir(folder)) {
  if (!name.endsWith('.svg')) continue
  await sharp(folder + name)
    .webp({ quality: 72, effort: 6 })
    .toFile(folder + name.replace('.svg', '.webp'))
}
