import { newPerson } from './members'
import { required } from './visit'

const location = { region: 'Others', specificLocation: 'Leeds' }

/** Publishes a post on each board. */
export async function publishOnBoards(): Promise<void> {
  const author = await newPerson(required('SITE_URL'), 'mina')
  for (const type of ['fr', 'tr', 'jobs', 'qb'] as const)
    await author.publish({
      type,
      ...(type === 'qb' ? {} : location),
      subject: 'A prerendered post',
      description: 'Text',
    })
}
