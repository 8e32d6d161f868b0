import type { PostType } from '@within-reach/contract'
import { Notice } from '@within-reach/shared-ui'
import { useRemote } from '@within-reach/shared-core/react'
import { useSearchParams } from 'react-router-dom'
import { boards } from '../boards'
import { EditorFrame } from './editor-frame'
import { FileField } from './file-field'
import { LocationField, RegionField } from './place-fields'
import styles from './post-editor.module.css'
import { texts } from './texts'
import { usePostEditor } from './use-post-editor'
import { WordFields } from './word-fields'

/** A new roommate or trade post (/post, query type: fr unless told, or tr). */
export function Component() {
  const [query] = useSearchParams()
  const type = query.get('type') === 'tr' ? 'tr' : 'fr'
  return <PlacedPost key={type} type={type} />
}

function PlacedPost({ type }: { readonly type: Extract<PostType, 'fr' | 'tr'> }) {
  const editor = usePostEditor(type)
  return (
    <EditorFrame title={boards[type].newPost} editor={editor} aside={<Caution />}>
      <RegionField editor={editor} />
      <LocationField editor={editor} />
      <WordFields editor={editor} />
      <FileField type={type} files={editor.files} onFiles={editor.onFiles} error={editor.fileError} />
    </EditorFrame>
  )
}

/** The caution note about sellers, items, safety, payment, fraud and support (specification, section 2). */
function Caution() {
  const { site } = useRemote()
  return (
    <Notice tone="info">
      <strong>Before you deal with somebody</strong>
      <ul className={styles.caution}>
        {texts.caution.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          Something is odd? Write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </li>
      </ul>
    </Notice>
  )
}
