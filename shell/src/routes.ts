import type { RemoteRoute } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'

/** The shell's own pages, as data. */
export const routes: readonly RemoteRoute[] = [
  {
    path: paths.home,
    title: { en: '', ko: '' },
    description: {
      en: 'Rooms, short stays and a community for people who live abroad: find a home, a flatmate, a job and answers in South Korea, the United Kingdom and beyond.',
      ko: '해외에서 지내는 사람들을 위한 집과 커뮤니티입니다. 장기 임대, 단기 숙박, 룸메이트, 중고 거래, 일자리와 궁금한 점까지 한곳에서 찾아보세요.',
    },
  },
  {
    path: paths.about,
    title: { en: 'About us', ko: '회사 소개' },
    description: {
      en: 'Who we are, and how we help people who move abroad and the hosts who welcome them.',
      ko: '해외로 떠나는 사람과 맞이하는 호스트를 Within Reach가 어떻게 돕는지 소개합니다.',
    },
  },
  {
    path: paths.terms,
    title: { en: 'Terms of Use', ko: '이용약관' },
    description: {
      en: 'The terms of using Within Reach, and what may be posted.',
      ko: 'Within Reach 이용약관과 게시 정책입니다.',
    },
  },
  {
    path: paths.privacy,
    title: { en: 'Privacy Policy', ko: '개인정보 처리방침' },
    description: {
      en: 'Which personal data Within Reach keeps, what it is used for and how long.',
      ko: 'Within Reach가 어떤 개인정보를 어떤 목적으로 얼마 동안 보관하는지 안내합니다.',
    },
  },
  { path: paths.mobileMenu, title: { en: 'Menu', ko: '메뉴' }, unlisted: true },
  { path: paths.mobileMenuMember, title: { en: 'Menu', ko: '메뉴' }, unlisted: true },
  { path: paths.header, title: { en: 'Header', ko: '머리말' }, unlisted: true },
]
