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
    within: { en: 'other regions', ko: '그 밖의 지역', zh: '其他地区', vi: 'các vùng khác' },
  },
}

/** The regions that are countries; `Others` is only a filter of the boards. */
export type Country = Exclude<Region, 'Others'>
export const countries: readonly Country[] = ['South Korea', 'United Kingdom']

// Match whole words only, so that "Ukraine" is not "UK". Korean has no word boundary: particles follow directly (한국에서).
const patterns: Readonly<Record<Country, RegExp>> = {
  'South Korea': /\b(south korea|korea|rok)\b|한국|대한민국/i,
  'United Kingdom': /\b(united kingdom|uk|u\.k|great britain|britain|england|scotland|wales)\b|영국/i,
}

/** Finds the regions that a free text mentions. */
export const regionsNamedIn = (text: string): Region[] =>
  countries.filter((country) => patterns[country].test(text))
