import type { ComponentType } from 'react'
import type { RichEditorProps } from './rich-editor'

/**
 * Loads the rich editor. Its code is one file, but runs in parts: all at once, it would block a phone for more than 0.1 s while
 * somebody types into the plain field.
 * @throws if the file cannot be loaded
 */
export async function loadRichEditor(): Promise<{ default: ComponentType<RichEditorProps> }> {
  for (const part of [
    () => import(/* webpackChunkName: "rich-editor", webpackExports: ["Schema"] */ '@tiptap/pm/model'),
    () => import(/* webpackChunkName: "rich-editor", webpackExports: ["EditorView"] */ '@tiptap/pm/view'),
    () => import(/* webpackChunkName: "rich-editor", webpackExports: ["Editor"] */ '@tiptap/core'),
    () => import(/* webpackChunkName: "rich-editor", webpackExports: ["StarterKit"] */ '@tiptap/starter-kit'),
  ]) {
    await part()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const { RichEditor } = await import(/* webpackChunkName: "rich-editor" */ './rich-editor')
  return { default: RichEditor }
}
