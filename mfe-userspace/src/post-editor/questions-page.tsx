import { boards } from '../boards'
import { EditorFrame } from './editor-frame'
import { FileField } from './file-field'
import { usePostEditor } from './use-post-editor'
import { WordFields } from './word-fields'

/** A new question (/questionsboardpost). */
export function Component() {
  const editor = usePostEditor('qb')
  return (
    <EditorFrame title={boards.qb.newPost} editor={editor}>
      <WordFields editor={editor} />
      <FileField type="qb" files={editor.files} onFiles={editor.onFiles} error={editor.fileError} />
    </EditorFrame>
  )
}
