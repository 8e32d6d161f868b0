import {
  defaultNotifications,
  MailFrequency,
  type NotificationSettings,
  notificationSettings,
  successAnswer,
  type When,
} from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'

const { path } = notificationSettings

const choices = (name: 'messages' | 'comments'): readonly When[] =>
  MailFrequency.options.map((frequency) => ({ [name]: frequency }))

/** The page with the choices of a member without quiet hours: only the browser knows in which time zone those would count. */
const withChoices: PrerenderedTemplate = {
  ...samePage,
  only: { member: true, quietFrom: null },
  reads: [path],
  aspects: [choices('messages'), choices('comments')],
  answers: ({ messages, comments }) => {
    const settings = { ...defaultNotifications, messages, comments } as NotificationSettings
    return [{ path, fields: {}, answer: successAnswer(notificationSettings, settings) }]
  },
}

/** The page without the choices of the member: their form is a skeleton. */
const place: PrerenderedTemplate = { ...samePage, only: { member: true }, aspects: [] }

export const ownNotifications = [withChoices, place]
