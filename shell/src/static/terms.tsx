import { useRemote } from '@within-reach/shared-core/react'
import { Document } from './document'

/** Terms of Use with the Posting Policy: 18 or older, South Korean law, effective 2023-10-03 (specification, section 1). */
export function Component() {
  const { site } = useRemote()
  return (
    <Document
      title="Terms of Use"
      lead={<p>These terms are in effect since 2023-10-03.</p>}
      sections={[
        {
          id: 'what',
          title: 'What Within Reach is',
          body: (
            <p>
              Within Reach offers an agent service (Ask Reach) and a community with boards and private
              messages (User Space). By using the site you agree to these terms. Reading the boards needs no
              account.
            </p>
          ),
        },
        {
          id: 'age',
          title: 'Who may use it',
          body: (
            <p>
              Users must be 18 or older. By agreeing to these terms at sign-up you confirm that you are. An
              account is for one person; keep your password to yourself and tell us if somebody else may know
              it.
            </p>
          ),
        },
        {
          id: 'agent-service',
          title: 'The agent service',
          body: (
            <p>
              An inquiry is a request for help, not a contract of rent. Our agent answers by e-mail with what
              they find. A contract is made only between you and a host, and only when both of you sign it.
              Check the papers and the place before you pay.
            </p>
          ),
        },
        {
          id: 'posting-policy',
          title: 'Posting Policy',
          body: (
            <>
              <p>
                What you post is yours, and you answer for it. By posting you let us show it on the site until
                you delete it.
              </p>
              <ul>
                <li>Offer only what you may offer, and describe it truthfully, with your own pictures.</li>
                <li>No hate, threats, harassment or discrimination; no private details of other people.</li>
                <li>
                  No weapons, drugs, counterfeit or stolen goods, and nothing else that is against the law
                  where you are.
                </li>
                <li>No advertising in series, no asking for passwords, codes or payment in advance.</li>
                <li>Jobs state truthfully who employs, for what, where and for which pay.</li>
              </ul>
              <p>
                We may remove what breaks these rules and close the account of somebody who goes on doing so.
                To report a post, write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> and
                name its address.
              </p>
            </>
          ),
        },
        {
          id: 'safety',
          title: 'Between members',
          body: (
            <p>
              Members deal with each other directly. We do not check members, their items or homes offered on
              the boards, and we are no party to their deals. Meet in public places, look before you pay, and
              be careful with anyone who is in a hurry.
            </p>
          ),
        },
        {
          id: 'liability',
          title: 'What we answer for',
          body: (
            <p>
              We run the site with care, but cannot promise that it is always available or that what members
              write is right. We answer for damage that we cause on purpose or by gross negligence, and
              otherwise as far as the law demands.
            </p>
          ),
        },
        {
          id: 'changes',
          title: 'Changes and ending',
          body: (
            <p>
              If these terms change, we say so on this page before the change takes effect. You may stop using
              your account at any time and ask us to delete it.
            </p>
          ),
        },
        {
          id: 'law',
          title: 'Law',
          body: <p>These terms are governed by the law of South Korea.</p>,
        },
      ]}
    />
  )
}
