import type { TestApi } from '../api'
import { decideAs, reportAs } from '../moderated'
import { type Reader, readers } from './attempts'
import type { Concealable } from './scene'

/** A way to conceal content, from whom, and where it may still be shown. */
export interface Concealment {
  readonly name: string
  readonly from: readonly Reader[]
  conceal(api: TestApi, content: Concealable): Promise<void>
  /** Where a reader may see it all the same. */
  readonly except: readonly { readonly reader: Reader; readonly way: RegExp }[]
}

const noticeOfAuthor = { reader: 'author', way: /^\/(api\/|page-of-)notices/ } as const
/** The archive of the author has it with the decision, and the files of a post. */
const archiveOfAuthor = { reader: 'author', way: /^the archive/ } as const
/** The reporter has read it, and sees an excerpt with the report. */
const reportOfReporter = { reader: 'recipient', way: /^\/(api\/|page-of-)myreports/i } as const

const decided =
  (action: 'hide' | 'remove' | 'ban', more: Readonly<Record<string, string>> = {}): Concealment['conceal'] =>
  async (api, content) => {
    await reportAs(api, content.people.recipient, content)
    await decideAs(api, content.people.moderator, content, action, more)
  }

/** Every way to conceal content. The leak test tries to read what each of them concealed. */
export const concealments: readonly Concealment[] = [
  {
    name: 'hidden by a moderator',
    from: readers,
    conceal: decided('hide'),
    except: [noticeOfAuthor, archiveOfAuthor, reportOfReporter],
  },
  {
    name: 'removed by a moderator',
    from: readers,
    conceal: decided('remove'),
    except: [noticeOfAuthor, archiveOfAuthor, reportOfReporter],
  },
  {
    name: 'of a banned member',
    from: readers,
    conceal: decided('ban', { withdraw: 'yes' }),
    except: [reportOfReporter],
  },
]
