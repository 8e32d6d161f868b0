import type { ShellRecord } from '@within-reach/registry'

const asset = /(<(?:script|link)\b[^>]*\b(?:src|href)="\/assets\/([^"]+\.(?:js|css))")/g

/**
 * Writes the hash of each script and style into the tags of the shell's page.
 * @param html the page as webpack wrote it
 * @param files the shell's built files
 * @throws Error if a tag names a file that was not built
 */
export function withIntegrity(html: string, files: ShellRecord['files']): string {
  return html.replace(asset, (tag, _, name: string) => {
    const file = files[name]
    if (!file) throw new Error(`The page loads ${name}, which is not among the built files.`)
    return `${tag} integrity="${file.integrity}"`
  })
}
