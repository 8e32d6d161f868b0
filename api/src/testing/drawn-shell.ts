import type { PrerenderedPage } from '@within-reach/contract'

/** A page with only a heading. */
export const drawn = (words: string): PrerenderedPage => ({ html: `<h1>${words}</h1>` })

/** A page of the shell that shows settings and what is live. */
export const help = (words: string): PrerenderedPage => ({
  html: `<h1>${words}</h1><!--part:menu--> {{site.supportEmail}}`,
  rows: { menu: { path: 'menu' } },
  parts: {
    menu: {
      rows: 'menu',
      kinds: [
        { when: { title: 'Boards' }, html: '<p>The boards</p><ul><!--part:items--></ul>' },
        { when: {}, html: '<p>{{title}}</p><ul><!--part:items--></ul>' },
      ],
    },
    items: { rows: 'items', kinds: [{ when: {}, html: '<li><a href="{{path}}">{{title}}</a></li>' }] },
  },
})

/** The prerendered HTML around every page. */
export const frame = (end: string, whose: string) => ({
  header: {
    html: `the <!--part:whose-->header${end}`,
    parts: {
      whose: {
        kinds: [
          { when: { member: true }, html: whose },
          { when: { member: null }, html: '' },
        ],
      },
    },
  },
  footer: { html: `the footer${end}, {{site.supportEmail}}` },
  section: `a section${end}`,
  menu: ['Boards'],
})
