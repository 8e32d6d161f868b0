import { EditorPage } from './editor-page'

/** A new job (/jobspost), or one that is edited (query edit). */
export const Component = () => <EditorPage type="jobs" />
