import { myDataPath, paths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import type { DocumentProps, DocumentSection } from './document'
import { SupportLink } from './support-link'

const sections: readonly DocumentSection[] = [
  {
    id: 'what',
    title: 'What Within Reach is',
    body: (
      <>
        <p>
          Within Reach is a web platform for people who live or travel abroad and for the hosts who serve
          them. It has two parts: Ask Reach, an agent service, and User Space, a community of boards and
          private messages.
        </p>
        <p>
          By using the site you agree to these terms. If you do not agree with them, please do not use it.
          Reading the boards and sending an inquiry for a long or short stay need no account; posting,
          commenting and messaging do.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Who may use it',
    body: (
      <>
        <p>
          Users must be 18 or older. By agreeing to these terms at sign-up you confirm that you are. We close
          accounts of which we learn that their holder is younger.
        </p>
        <p>
          You also need to be able to enter into a contract where you live, and not have been excluded by us
          before.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>An account is for one person, with an email address that is yours and a name that is true.</li>
        <li>
          Keep your password to yourself. What is done with your account counts as done by you, unless it was
          taken from you through no fault of yours.
        </li>
        <li>
          If somebody else may know your password, <Link to={paths.resetPassword}>set a new one</Link>: every
          other login of your account ends at that moment. Then tell us.
        </li>
      </ul>
    ),
  },
  {
    id: 'agent-service',
    title: 'The agent service',
    body: (
      <>
        <p>
          An inquiry is a request for help, not a contract of rent and not a booking. Our agent searches,
          checks what can be checked from where they are, and answers by e-mail.
        </p>
        <p>
          A contract is made only between you and a host, and only when both of you agree to it. Rent, deposit
          and fees are those of that contract. If the agent charges for something, you are told the price
          before, and nothing is owed until you have agreed.
        </p>
        <p>
          Regions open one after the other. An inquiry for a region that is not open yet is kept as an entry
          on the waiting list, and we write to you when it opens.
        </p>
      </>
    ),
  },
  {
    id: 'posting-policy',
    title: 'Posting Policy',
    body: (
      <>
        <p>
          What you post is yours, and you answer for it. By posting it you allow us to store it and to show it
          on this site, free of charge, until you delete it.
        </p>
        <p>When you post, comment or write a message:</p>
        <ul>
          <li>Offer only what is yours to offer. Describe it truthfully and with pictures of your own.</li>
          <li>Write to the board that it belongs to, once, and delete it when it is no longer true.</li>
          <li>No hate, threats, harassment or discrimination, and nothing sexual.</li>
          <li>
            No private details of other people: no names, addresses, numbers or pictures without their
            consent.
          </li>
          <li>
            No weapons, drugs, medicines, live animals, counterfeit or stolen goods, and nothing else that is
            against the law where you are or where the reader is.
          </li>
          <li>No advertising in series, no schemes, no malicious files or links.</li>
          <li>
            No asking for passwords, codes or documents, and no payment in advance for what nobody has seen.
          </li>
          <li>Jobs say truthfully who employs, for what, where and for which pay. Nobody pays to get one.</li>
          <li>Homes are offered to everybody alike, as far as a shared household and the law allow.</li>
        </ul>
        <p>
          We may remove what breaks these rules, and close the account of somebody who goes on breaking them.
          If you think that we were wrong, write to us and somebody else will look at it again. To report a
          post, press “Report” below it, or write to <SupportLink /> and name its address.
        </p>
      </>
    ),
  },
  {
    id: 'between-members',
    title: 'Between members',
    body: (
      <>
        <p>
          Members deal with each other directly. We check members only as far as it is said beside their
          posts, and not what is offered on the boards, and we are no party to what they agree on.
        </p>
        <ul>
          <li>Meet in a public place, by day, and tell somebody where you are.</li>
          <li>Look at the home or the thing, and at its papers, before you pay.</li>
          <li>Pay in a way that can be traced, and be careful with anybody who is in a hurry.</li>
          <li>
            If you were deceived, go to the police first and then write to us: we help them as the law allows.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'our-content',
    title: 'What is ours',
    body: (
      <p>
        The name, the marks, the texts, drawings and software of the site belong to us or are used by
        permission. You may look at them, link to them and quote them. You may not copy the boards by machine,
        get around limits, or try to reach what is not meant for you.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <>
        <p>
          We run the site with care, but cannot promise that it is always available, or that what members and
          hosts write is right.
        </p>
        <p>
          We answer without limit for damage that we cause on purpose or by gross negligence, and for injury
          to life, body or health. Otherwise we answer as far as the law demands. Nothing here takes away a
          right that you have as a consumer.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending your account',
    body: (
      <p>
        You may stop at any time: delete your account on the page <Link to={myDataPath}>My data</Link>, or
        write to <SupportLink /> from its address and we delete it. What happens to your data then is said in
        the <Link to={paths.privacy}>Privacy Policy</Link>. We may end an account that breaks these terms,
        after a warning wherever one makes sense.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        If these terms change, the new ones and the date from which they count stand on this page at least 14
        days before. If a change is to your disadvantage, we write to you as well. If you use the site after
        that date, you agree to them.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <p>
        These terms are governed by the law of South Korea. The courts of South Korea decide on disputes,
        unless the law of the place where you live as a consumer gives you another court. If a part of these
        terms does not hold, the rest still does.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms go to <SupportLink />.
      </p>
    ),
  },
]

/** Terms of Use with the Posting Policy: 18 or older, South Korean law, effective 2023-10-03 (specification, section 1). */
export const terms: DocumentProps = {
  title: 'Terms of Use',
  lead: (
    <p>
      Effective <time dateTime="2023-10-03">2023-10-03</time>. Users must be 18 or older. These terms are
      governed by the law of South Korea.
    </p>
  ),
  sections,
}
