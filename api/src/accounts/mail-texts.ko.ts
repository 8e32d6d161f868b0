import type { AccountMail } from './account-mail'
import type { ClientName } from '../platform/client-name'
import type { MailTexts } from './email/change-mail'

/** A mail about a code or a password, in Korean. */
export function inKorean(mail: AccountMail): MailTexts {
  switch (mail.about) {
    case 'sign-up':
      return {
        subject: 'Within Reach 인증번호를 보내 드립니다',
        text: [
          '이메일을 인증하고 Within Reach에 가입하려면 아래 인증번호를 입력해 주세요.',
          `    ${mail.code}`,
          '인증번호는 10분 동안 쓸 수 있습니다.',
          '가입을 요청하신 적이 없다면 이 메일은 무시하셔도 됩니다. 인증번호를 입력하지 않으면 계정이 만들어지지 않습니다.',
        ],
      }
    case 'reset':
      return {
        subject:
          mail.code === undefined
            ? 'Within Reach 비밀번호 재설정 링크를 보내 드립니다'
            : 'Within Reach 비밀번호 재설정 인증번호를 보내 드립니다',
        text: [
          ...(mail.code === undefined
            ? [
                '회원님의 계정에 잘못된 인증번호가 여러 번 입력되어, 지금은 다섯 자리 인증번호만으로는 비밀번호를 바꿀 수 없습니다.',
                'Within Reach 비밀번호를 새로 정하려면 아래 링크를 열어 주세요. 링크는 1시간 동안 쓸 수 있습니다.',
              ]
            : [
                'Within Reach 비밀번호를 새로 정하려면 요청하신 브라우저에서 아래 인증번호를 입력해 주세요.',
                `    ${mail.code}`,
                '인증번호는 10분 동안 쓸 수 있습니다. 인증번호가 받아들여지지 않으면 아래 링크를 열어 주세요. 링크는 1시간 동안 쓸 수 있습니다.',
              ]),
          mail.link,
          '요청하신 적이 없다면 이 메일은 무시하셔도 됩니다. 비밀번호는 그대로입니다.',
        ],
      }
    case 'new password': {
      const { removed, kept } = mail.passkeys
      return {
        subject: 'Within Reach 비밀번호가 변경되었습니다',
        text: [
          `${nameOf(mail.client)}에서 Within Reach 계정의 비밀번호가 변경되었습니다.`,
          ...(removed.length > 0
            ? [
                `최근 7일 동안 추가된 패스키로는 더 이상 로그인할 수 없습니다: ${quoted(removed)}. 직접 추가하신 것이라면 프로필에서 다시 추가해 주세요.`,
              ]
            : []),
          ...(kept.length > 0 ? [`다음 패스키로는 계속 로그인할 수 있습니다: ${quoted(kept)}.`] : []),
          '직접 바꾸셨다면 따로 하실 일은 없습니다.',
          '직접 바꾸지 않으셨다면 7일 안에 아래 링크를 열어 새 비밀번호를 정해 주세요. 변경이 되돌려지고, 모든 기기에서 로그아웃됩니다.',
          mail.link,
        ],
      }
    }
  }
}

/** Such as "Windows의 Chrome". */
const nameOf = ({ browser, system }: ClientName): string =>
  [...(system === null ? [] : [`${system}의`]), browser ?? '브라우저'].join(' ')

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')
