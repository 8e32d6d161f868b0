import { EditorPage } from './editor-page'

/** A new job (/jobspost), or an edited one (query edit). */
export const Component = () => <EditorPage type="jobs" />
