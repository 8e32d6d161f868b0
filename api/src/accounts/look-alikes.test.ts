import { isLookAlike } from './look-alikes'

const operators = ['Mina Kim', 'ops-lead']

it.each([
  'Mina Kim',
  'mina kim',
  'MINA  KIM',
  'minakim',
  'Mina.Kim',
  'Mína Kim',
  'Міnа Кіm',
  'Ｍｉｎａ　Ｋｉｍ',
  '𝓜𝓲𝓷𝓪 𝓚𝓲𝓶',
  'Mina Klm'.replace('l', 'ı'),
  'OPS–LEAD',
  'OPS LEΑD',
])('%s looks like an operator', (nick) => {
  expect(isLookAlike(nick, operators)).toBe(true)
})

it.each([
  'Within Reach',
  'withinreach',
  'W1thin Reach Team'.replace('1', 'і'),
  'Team WITHlN REACH',
  'Ask Reach',
  'Admin',
  'аdmin',
  'ADMlN',
  'Support',
  '운영자',
  '운영진',
  '운영 팀',
  '管理员',
  '版主',
  '客服',
  'Quản trị viên',
  'ban quan tri',
])('%s looks like the site', (nick) => {
  expect(isLookAlike(nick, [])).toBe(true)
})

it.each([
  'mina',
  'Kim',
  'Mina Kimberly',
  '김민지',
  '운영진의 친구',
  '李管理',
  'Trị',
  'Bobby 😀',
  '😀',
  'supportive',
  'reach',
  'badminton',
  'Ирина',
  'O’Brien',
])('%s is an ordinary nick', (nick) => {
  expect(isLookAlike(nick, operators)).toBe(false)
})
