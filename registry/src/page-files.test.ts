import { pageFiles } from './page-files'

const record = {
  entry: 'entry.js',
  files: { 'i18n-en-po.1.js': 0, 'i18n-ko-po.2.js': 0, 'pages.1.js': 0, 'view.1.js': 0 },
  exposes: {
    './pages': { js: ['pages.1.js'], css: ['pages.1.css'], shared: ['react'] },
    './center': { js: ['center.1.js'], css: [] },
  },
  screens: {
    '/view': { js: ['view.1.js'], css: ['view.1.css'], shared: ['forms'] },
    '/post': { js: ['post.1.js'], css: [] },
  },
}

it('the files of a page are those of all pages, those of its own screen, and the messages of one language', () => {
  expect(pageFiles(record, './pages', '/view', 'en')).toEqual({
    scripts: ['entry.js', 'pages.1.js', 'view.1.js', 'i18n-en-po.1.js'],
    styles: ['pages.1.css', 'view.1.css'],
    shared: ['react', 'forms'],
  })
})

it('the files of a page without its own screen are those of all pages', () => {
  expect(pageFiles(record, './pages', '/trade', 'ko').scripts).toEqual([
    'entry.js',
    'pages.1.js',
    'i18n-ko-po.2.js',
  ])
})

it('the messages are English in a language that the version lacks', () => {
  expect(pageFiles(record, './center', undefined, 'zh').scripts).toEqual([
    'entry.js',
    'center.1.js',
    'i18n-en-po.1.js',
  ])
})

it('the files of a module without pages are those of the module', () => {
  expect(pageFiles(record, './center', undefined, 'en').scripts).toEqual([
    'entry.js',
    'center.1.js',
    'i18n-en-po.1.js',
  ])
})

it('the files are the entry and the messages if the record is older or incomplete', () => {
  const { entry, files } = record
  expect(pageFiles({ entry, files }, './pages', '/view', 'en')).toEqual({
    scripts: ['entry.js', 'i18n-en-po.1.js'],
    styles: [],
    shared: [],
  })
})
