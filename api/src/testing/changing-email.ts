import { changeEmail, confirmEmail, getProfile, type Session } from '@within-reach/contract'
import type { CallOptions, TestApi } from './api'

/** What a test of a changed email does, each from a network of its own. */
export type Changing = ReturnType<typeof createChanging>

export function createChanging(api: TestApi) {
  let networks = 0
  const someNetwork = () => `10.${50 + (networks++ % 200)}.1.1`
  const ask = (
    { nick, api_token: token }: Session,
    email: string,
    fields: Readonly<Record<string, string>> = {},
    { address = someNetwork(), ...options }: CallOptions = {},
  ) =>
    api.call(
      changeEmail,
      { email, password: `password of ${nick}`, ...fields },
      { token, address, ...options },
    )
  const confirm = ({ api_token: token }: Session, vcode: string) =>
    api.call(confirmEmail, { vcode }, { token, address: someNetwork() })
  const codeTo = async (email: string, except = '-') => {
    const { text } = await api.mailTo(email, new RegExp(`^Confirm your new email(?![^]*${except})`))
    return /\b\d{5}\b/.exec(text)?.[0] ?? ''
  }
  return {
    /** Asks for an email, with the password of the member. */
    ask,
    /** Enters a code. */
    confirm,
    /** The code that was mailed to a new address, other than an earlier one. */
    codeTo,
    /** Asks for an email and confirms it. */
    async change(member: Session, email: string) {
      await ask(member, email)
      return confirm(member, await codeTo(email))
    },
    /** The secret of the link in a mail. */
    linkTo: async (email: string, fits: RegExp) =>
      /vcode=([0-9a-f]{32})/.exec((await api.mailTo(email, fits)).text)?.[1] ?? '',
    /** The email of the account now. */
    async emailOf({ api_token: token }: Session) {
      const { outcome } = await api.call(getProfile, {}, { token })
      return outcome.kind === 'ok' ? outcome.data.email : outcome.kind
    },
  }
}
