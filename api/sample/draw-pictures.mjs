// Renders the drawings of the sample content: `node api/sample/draw-pictures.mjs`, after one was changed.
// The service itself never decodes SVG, not even its own, so it is given WebP.
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
