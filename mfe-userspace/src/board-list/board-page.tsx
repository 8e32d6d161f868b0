import type { PostType } from '@within-reach/contract'
import { boards } from '../boards'
import { BoardList } from './board-list'

/** The page of a board. Each is a component of its own, so that no state of one board remains on another. */
export const boardPage = (type: PostType) => () => <BoardList board={boards[type]} />
