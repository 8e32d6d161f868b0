import type { ChangeMail, MailTexts } from './change-mail'

/** A mail about a change of email, in Korean. */
export function inKorean(mail: ChangeMail): MailTexts {
  switch (mail.about) {
    case 'code':
      return {
        subject: 'Within Reach 새 이메일을 확인해 주세요',
        text: [
          '이 주소를 Within Reach 계정에 쓰려면 프로필에서 아래 인증번호를 입력해 주세요.',
          `    ${mail.code}`,
          '인증번호는 10분 동안 쓸 수 있습니다.',
          '요청하신 적이 없다면 이 메일은 무시하셔도 됩니다. 인증번호를 입력하지 않으면 아무것도 바뀌지 않습니다.',
        ],
      }
    case 'in use':
      return {
        subject: '이미 Within Reach 계정에서 쓰는 이메일입니다',
        text: [
          '누군가 이 주소를 자신의 Within Reach 계정에 쓰려고 했습니다. 이미 다른 계정에서 쓰고 있거나 며칠 전까지 쓰던 주소여서 아무것도 바뀌지 않았습니다.',
          '직접 요청하셨다면 이 주소로 로그인하거나 다른 주소를 써 주세요.',
          '요청하신 적이 없다면 이 메일은 무시하셔도 됩니다.',
        ],
      }
    case 'asked':
      return {
        subject: 'Within Reach 이메일 변경 요청이 있었습니다',
        text: [
          `회원님의 비밀번호를 아는 사람이 Within Reach 계정의 이메일을 ${mail.masked}(으)로 바꾸려고 합니다. 그 주소로 인증번호를 보냈으며, 입력하기 전에는 아무것도 바뀌지 않습니다.`,
          '직접 요청하셨다면 따로 하실 일은 없습니다.',
          '요청하신 적이 없다면 7일 안에 아래 링크를 열어 새 비밀번호를 정해 주세요. 변경이 취소되거나 되돌려지고, 모든 기기에서 로그아웃됩니다.',
          mail.link,
        ],
      }
    case 'changed':
      return {
        subject: 'Within Reach 이메일이 변경되었습니다',
        text: [
          `Within Reach 계정의 이메일이 ${mail.masked}(으)로 변경되었습니다. 이제 그 주소로 로그인하고, 메일도 그 주소로 보내 드립니다. 다른 브라우저에서는 모두 로그아웃되었습니다.`,
          '직접 바꾸셨다면 따로 하실 일은 없습니다. 앞으로 7일 동안은 다른 사람이 이전 주소로 계정을 만들 수 없습니다.',
          '직접 바꾸지 않으셨다면 7일 안에 아래 링크를 열어 새 비밀번호를 정해 주세요. 계정의 이메일이 이 주소로 돌아오고, 모든 기기에서 로그아웃됩니다.',
          mail.link,
        ],
      }
    case 'returned':
      return {
        subject: 'Within Reach 이메일이 변경되었습니다',
        text: [
          `Within Reach 계정의 이메일이 이전에 쓰던 ${mail.masked}(으)로 다시 변경되었습니다. 이제 그 주소로 로그인하고, 메일도 그 주소로 보내 드립니다.`,
          '직접 바꾸지 않으셨다면 그 주소로 비밀번호를 재설정하거나 사이트 운영진에게 알려 주세요.',
        ],
      }
    case 'taken back':
      return {
        subject: 'Within Reach 이메일 변경이 취소되었습니다',
        text: [
          '이 주소를 쓰던 Within Reach 계정이 이전 주소로 돌아갔고 비밀번호도 바뀌었습니다. 이전 주소로 보낸 메일의 링크로 변경이 취소된 것입니다.',
          '잘못된 일이라고 생각하시면 사이트 운영진에게 알려 주세요.',
        ],
      }
  }
}
