import type { Language } from '@within-reach/contract'

const texts: Readonly<Record<Language, string>> = {
  en: 'You can read without JavaScript. To log in, search or write, allow it for this site.',
  ko: 'JavaScript 없이도 읽을 수 있습니다. 로그인하거나 검색하거나 글을 쓰려면 이 사이트에서 허용해 주세요.',
  zh: '不启用 JavaScript 也可以阅读。要登录、搜索或发帖，请为本站启用。',
  vi: 'Bạn có thể đọc mà không cần JavaScript. Để đăng nhập, tìm kiếm hoặc viết, hãy bật nó cho trang này.',
}

/** What a browser without scripts shows above the content, whose forms and buttons would not answer. */
export const withoutScripts = (language: Language): string =>
  `<noscript><p class="wr-without-scripts">${texts[language]}</p></noscript>`
