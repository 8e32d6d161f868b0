import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'
import { openAspect } from '../sample-decision/sample-decision'
import { texts as privacyTexts } from './privacy'
import { texts as termsTexts } from './terms'
import { loadText, type Translations } from './translated'

/** A page whose text is loaded before it is drawn. */
async function longText(texts: Translations): Promise<PrerenderedTemplate> {
  await Promise.all(Object.values(texts).map(loadText))
  return samePage
}

export const terms = () => longText(termsTexts)
export const privacy = () => longText(privacyTexts)

/** It lists the countries where the agent service is open. */
export const about: PrerenderedTemplate = { ...samePage, aspects: [openAspect] }
