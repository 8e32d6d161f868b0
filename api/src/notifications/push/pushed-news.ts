import { languageNamed, type PushedNews } from '@within-reach/contract'
import { oneLine } from '../../platform/mail/paragraphs'
import { newsTexts } from '../mail-texts'
import { newsPath } from '../news-path'
import type { News } from '../news-queries'
import type { Delivery } from './delivery-queries'

/** What a device shows: who wrote, how many, and where it is read. Not the text, as in mails (decision 80). */
export function pushedNews(
  delivery: Pick<Delivery, 'thread_id' | 'sender_id' | 'post_id' | 'language'>,
  news: News,
): PushedNews {
  const { count } = news
  const [nick, subject] = [oneLine(news.nick), oneLine(news.subject ?? '')]
  const texts = newsTexts[languageNamed(delivery.language)]
  const where = { tag: `thread-${delivery.thread_id}`, page: newsPath(delivery, news.last_id) }
  return delivery.sender_id === null
    ? {
        title: texts.comments(count, subject),
        body: texts.commenter(count, nick),
        ...where,
      }
    : { title: texts.messages(count, nick), body: '', ...where }
}
