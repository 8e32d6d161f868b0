import { Extension, wrappingInputRule } from '@tiptap/core'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { isBlank, linkSchemes } from '@within-reach/contract'
import { useLingui } from '@lingui/react/macro'
import {
  BoldIcon,
  BulletListIcon,
  classNames,
  ItalicIcon,
  LinkIcon,
  NumberedListIcon,
} from '@within-reach/shared-ui'
import { type ReactNode, useMemo, useState } from 'react'
import { cleanInput } from './clean-input'
import { LinkForm } from './link-form'
import styles from './rich-editor.module.css'
import { asHtml } from './typed-text'

export interface RichEditorProps {
  readonly id: string
  readonly label: string
  /** The initial content: HTML, or plain text that was typed before the editor was loaded. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
  /** Receives the focusable element, so that the form can focus an empty description. */
  readonly focusRef: (target: { focus(): void } | null) => void
}

/** Begins a numbered list when "1. " is typed. Stored lists have no other first number, so "2026. " and "3. " stay text. */
const numberedList = Extension.create({
  name: 'typedNumberedList',
  addInputRules() {
    const { orderedList } = this.editor.schema.nodes
    return orderedList
      ? [wrappingInputRule({ find: /^1\.\s$/, type: orderedList, joinPredicate: () => false })]
      : []
  },
})

/** What is formatted while it is typed. The list's own rule begins one at any number. */
const typedFormats = ['bold', 'italic', 'bulletList', numberedList]

/** Only the formats that the service keeps: bold, italic, lists, links, paragraphs. */
const extensions = [
  numberedList,
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: { openOnClick: false, protocols: [...linkSchemes], defaultProtocol: 'https' },
  }),
]

/** A small rich-text editor. */
export function RichEditor({ id, label, value, error, onChange, onBlur, focusRef }: RichEditorProps) {
  const { t } = useLingui()
  const [linking, setLinking] = useState(false)
  const wrong = error !== undefined
  const editorProps = useMemo(
    () => ({ attributes: attributesOf(id, wrong), transformPastedHTML: cleanInput }),
    [id, wrong],
  )
  const editor = useEditor({
    extensions,
    enableInputRules: typedFormats,
    // Text from the plain field or from a draft may contain any markup.
    content: cleanInput(asHtml(value)),
    // The site's content policy would refuse the editor's own style element.
    injectCSS: false,
    editorProps,
    onCreate: ({ editor: created }) => focusRef({ focus: () => created.view.focus() }),
    // Empty paragraphs, spaces and invisible characters are not content.
    onUpdate: ({ editor: changed }) => onChange(isBlank(changed.getText()) ? '' : changed.getHTML()),
    onBlur,
  })
  const marks = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  })
  const chain = () => {
    // The editor's own focus command waits for the next frame, and would lose input until then.
    editor.view.focus()
    return editor.chain()
  }
  return (
    <div className={styles.editor}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={classNames(styles.box, wrong && styles.wrong)}>
        <div className={styles.tools} role="toolbar" aria-label={t`Text format`}>
          <Tool label={t`Bold`} pressed={marks.bold} onPress={() => chain().toggleBold().run()}>
            <BoldIcon />
          </Tool>
          <Tool label={t`Italic`} pressed={marks.italic} onPress={() => chain().toggleItalic().run()}>
            <ItalicIcon />
          </Tool>
          <Tool
            label={t`Bulleted list`}
            pressed={marks.bullets}
            onPress={() => chain().toggleBulletList().run()}
          >
            <BulletListIcon />
          </Tool>
          <Tool
            label={t`Numbered list`}
            pressed={marks.numbers}
            onPress={() => chain().toggleOrderedList().run()}
          >
            <NumberedListIcon />
          </Tool>
          <Tool
            label={t`Link`}
            pressed={marks.link}
            onPress={() => (marks.link ? chain().unsetLink().run() : setLinking(!linking))}
          >
            <LinkIcon />
          </Tool>
        </div>
        {linking && (
          <LinkForm
            onLink={(href) => {
              setLinking(false)
              if (!editor.state.selection.empty) chain().setLink({ href }).run()
              else chain().insertContent(linkTo(href)).run()
            }}
            onCancel={() => {
              setLinking(false)
              chain().run()
            }}
          />
        )}
        <EditorContent className={styles.content} editor={editor} />
      </div>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  )
}

const attributesOf = (id: string, wrong: boolean): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-required': 'true',
  'aria-invalid': String(wrong),
  'aria-labelledby': `${id}-label`,
  'aria-describedby': `${id}-error`,
  class: styles.text ?? '',
})

/** A link without selected text: it shows its own address. */
const linkTo = (href: string) => ({
  type: 'text',
  text: href.replace(/^(https?:\/\/|mailto:)/i, ''),
  marks: [{ type: 'link', attrs: { href } }],
})

interface ToolProps {
  readonly label: string
  readonly pressed: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Tool({ label, pressed, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
