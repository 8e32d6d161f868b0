import { home } from './home/page'
import { header, memberMenu, visitorMenu } from './menu-page/page'
import { about, privacy, terms } from './static/page'

/** The shell's own pages. */
export const pages = [home, about, terms, privacy, visitorMenu, memberMenu, header]
