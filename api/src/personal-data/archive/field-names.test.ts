import { nameOf } from './field-names'

it.each([
  ['region', 'South Korea', '대한민국'],
  ['region', 'all', '전체'],
  ['status', 'Seek', '구직'],
  ['visa', 'yes', '예'],
  ['admission', 'no', '아니요'],
  ['gender', 'female', '여성'],
  ['language', 'ko', '한국어'],
  ['language', 'vi', 'Tiếng Việt'],
  ['text', 'yes', 'yes'],
])('the %s %s is named in the language of the archive', (field, value, name) => {
  expect(nameOf(field, value, 'ko')).toBe(name)
})

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
it.each([
  [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  ['curl/8.5.0', 'curl/8.5.0'],
  // A login by a provider, whatever the address looks like.
  ['https://accounts.example.com: mina@safari.example', 'https://accounts.example.com: mina@safari.example'],
])('the device %s is named by its browser and system: %s', (device, name) => {
  expect(nameOf('device', device, 'ko')).toBe(name)
})
