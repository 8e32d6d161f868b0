import type { Localized } from './languages'
import type { Region } from './regions'

/** The names of a region: alone, as on a badge, and within a sentence. */
export const regionNames: Readonly<
  Record<Region, { readonly alone: Localized; readonly within: Localized }>
> = {
  'South Korea': {
    alone: { en: 'South Korea', ko: '대한민국', zh: '韩国', vi: 'Hàn Quốc' },
    within: { en: 'South Korea', ko: '대한민국', zh: '韩国', vi: 'Hàn Quốc' },
  },
  'United Kingdom': {
    alone: { en: 'United Kingdom', ko: '영국', zh: '英国', vi: 'Vương quốc Anh' },
    within: { en: 'the United Kingdom', ko: '영국', zh: '英国', vi: 'Vương quốc Anh' },
  },
  Others: {
    alone: { en: 'Others', ko: '기타', zh: '其他', vi: 'Khác' },
    within: { en: 'other regions', ko: '그 밖의 지역', zh: '其他地区', vi: 'các khu vực khác' },
  },
}

/** The regions that are countries; `Others` is only a filter of the boards. */
export type Country = Exclude<Region, 'Others'>
export const countries: readonly Country[] = ['South Korea', 'United Kingdom']

/** How people name a country in a free text, or its largest cities, because the forms ask for a city. Alternatives of a pattern. */
interface Names {
  /** Whole words, so that "Ukraine" is not "UK". */
  readonly words: string
  /** Parts of a text. Korean and Chinese have no word boundaries: particles follow directly (한국에서). */
  readonly parts: string
}

// Cities of these names in North America, by their state or province. A country is not asked for: "London, Canada" may be two wishes.
const elsewhere = '(?!,? *(?:ontario|alabama|michigan|new hampshire|connecticut|kentucky))'

const names: Readonly<Record<Country, Names>> = {
  'South Korea': {
    words: 'korea|rok|hàn quốc|nam hàn|seoul|busan|incheon|daegu|daejeon|gwangju|ulsan|suwon|jeju',
    parts:
      '한국|대한민국|서울|부산|인천|대구|대전|광주|울산|수원|제주|韩国|韓國|南韩|首尔|首爾|釜山|仁川|大邱|大田|光州|蔚山|水原|济州|濟州',
  },
  'United Kingdom': {
    words: `united kingdom|uk|u\\.k|britain|(?<!new )england|scotland|(?<!new south )wales|northern ireland|vương quốc anh|nước anh|anh quốc|(?:london|manchester|birmingham|glasgow)${elsewhere}|luân đôn|edinburgh|liverpool|leeds|cardiff|belfast`,
    parts:
      '영국|런던|맨체스터|버밍엄|에든버러|글래스고|리버풀|카디프|벨파스트|英国|英國|英格兰|苏格兰|威尔士|北爱尔兰|伦敦|倫敦|曼彻斯特|伯明翰|爱丁堡|格拉斯哥|利物浦|利兹',
  },
}

// Vietnamese letters are none of \w, so that \b would be a boundary within a word. Korean particles follow Latin words too.
const patternOf = ({ words, parts }: Names): RegExp =>
  new RegExp(`(?<![\\p{Script=Latin}\\p{N}])(?:${words})(?![\\p{Script=Latin}\\p{N}])|${parts}`, 'iu')

/** Finds the regions that a free text mentions. */
export const regionsNamedIn = (text: string): Region[] =>
  countries.filter((country) => patternOf(names[country]).test(text))
