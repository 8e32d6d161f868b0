import { EditorPage } from './editor-page'

/** A new question (/questionsboardpost), or one that is edited (query edit). */
export const Component = () => <EditorPage type="qb" />
