import { EditorPage } from './editor-page'

/** A new question (/questionsboardpost), or an edited one (query edit). */
export const Component = () => <EditorPage type="qb" />
