import { jobStatuses } from '@within-reach/contract'
import { RadioGroup } from '@within-reach/shared-ui'
import { boards } from '../boards'
import { EditorFrame } from './editor-frame'
import { FileField } from './file-field'
import { LocationField, RegionField } from './place-fields'
import { usePostEditor } from './use-post-editor'
import { WordFields } from './word-fields'

const statuses = jobStatuses.map((status) => ({ value: status, label: status }))

/** A new job (/jobspost). Its status is not checked (specification, section 5). */
export function Component() {
  const editor = usePostEditor('jobs')
  return (
    <EditorFrame title={boards.jobs.newPost} editor={editor}>
      <RegionField editor={editor} />
      <RadioGroup legend="Status" options={statuses} {...editor.register('jstatus')} />
      <LocationField editor={editor} />
      <WordFields editor={editor} />
      <FileField type="jobs" files={editor.files} onFiles={editor.onFiles} error={editor.fileError} />
    </EditorFrame>
  )
}
