import { myDataPath } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import type { DocumentProps, DocumentSection } from './document'
import { storedByVisits } from './privacy-of-visits.en'
import { scamChecks } from './scam-checks.en'
import { SupportLink } from './support-link'

const sections: readonly DocumentSection[] = [
  {
    id: 'short',
    title: 'In short',
    body: (
      <ul>
        <li>You can read the boards without telling us anything about yourself.</li>
        <li>Other members see your nick name, not your email.</li>
        <li>
          Nationality, gender and visa are asked only in an inquiry, may be left out where the form says so,
          and are used for nothing but answering it.
        </li>
        <li>Inquiries are deleted one year after they were sent.</li>
        <li>
          You take along or delete what we hold of you yourself, or have us show, correct or delete it, by one
          e-mail.
        </li>
      </ul>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        We keep your email, your name, your nick name, the language of your pages and a hash of your password,
        from which the password cannot be read. The email is for logging in, for codes, for answers, and for
        mails about new messages and comments, which you can end. Notifications that you turn on reach your
        device through a service of your browser&rsquo;s maker, which cannot read them; we keep the address of
        the device until its login ends. Other members see your nick name. Your email is shown to somebody
        only when you send them a message, so that they can answer you. When you change it, we keep the one
        from before for a week, so that its mailbox can take the change back. Codes that we mail are void
        after ten minutes. Of a passkey we keep your name for it, a public key with which nobody can log in,
        and when it was last used; your fingerprint, face or PIN never leaves your device. If you log in by
        another provider, it tells us a number, your email and your name there, which we keep until you
        disconnect it. If you have an address of a school or employer checked, we keep its domain, the day,
        and a hash by which it counts for one member only, for a year; you remove it at any time. If an agent
        sees a host&rsquo;s papers, we keep the day, how long that counts and who saw them, but no copy.
        Beside your posts, others see these checks, since when you are a member, and in coarse steps how
        quickly you answer messages.
      </p>
    ),
  },
  {
    id: 'posts',
    title: 'Posts, comments and messages',
    body: (
      <>
        <p>
          Posts and comments are public, with your nick name and the date, until you delete them. From
          pictures we remove hidden data such as the place where they were taken. The facts of a post, such as
          its rent, are public with it.
        </p>
        <p>
          Searches that you save and posts that you bookmark are seen by nobody but you. We keep which new
          posts a search found, so that we can count and mail them.
        </p>
        <p>
          A private message is kept for both sides. Each side deletes its own copy; when both have, it is
          gone. We read messages only if one of the two reports them to us, if our check for scams finds a
          grave one, or if a court orders it.
        </p>
        <p>
          A text that you have translated stays on your device if your browser translates it; otherwise, and
          only if this site uses a translation service, that service gets the text without your name, and we
          keep translations of posts and comments as long as the text, but none of messages.
        </p>
        <p>
          If you block a member, we keep that you did, until you end it. They are not told. What they send you
          meanwhile is kept for them only, and never reaches you.
        </p>
      </>
    ),
  },
  scamChecks,
  {
    id: 'reports',
    title: 'Reports and what moderators decide',
    body: (
      <>
        <p>
          If you report something, we keep your reason, your words and the reported text as it was then.
          Moderators see that the report is yours. Whoever is reported is never told who did it. To judge a
          private message, moderators see it and the messages next to it between the same two people, and no
          others.
        </p>
        <p>
          If a moderator decides about something that you wrote, we keep the text with the decision and your
          appeal, so that you can read it and somebody else can judge it again. What is removed is deleted
          after 30 days, or once an appeal is answered. A list of what moderators did, when and why, is kept
          for as long as the site runs. It names you by a number only.
        </p>
      </>
    ),
  },
  {
    id: 'inquiries',
    title: 'Inquiries: nationality, gender, visa',
    body: (
      <>
        <p>
          An inquiry to the agent service holds what you write into its form, and each part has its purpose:
        </p>
        <dl>
          <dt>Name, email, phone</dt>
          <dd>To answer you. The phone number may be left out.</dd>
          <dt>Nationality</dt>
          <dd>
            To tell which contracts, deposits and registrations apply to you. It may be left out. It is never
            a reason to refuse you.
          </dd>
          <dt>Gender</dt>
          <dd>Only where a house or dormitory is for one gender. It may be left out.</dd>
          <dt>Visa and admission</dt>
          <dd>
            To tell which homes you can register at, from when, and what the landlord or school will ask of
            you.
          </dd>
          <dt>Length of stay, reason, area, budget</dt>
          <dd>To find a home that fits.</dd>
        </dl>
        <p>
          Our agents read it. A host gets what they need for an offer, at first without your name, and your
          name and contact only after you agreed to that offer. An inquiry is not used for anything else: not
          for statistics about persons, not for advertising, and it is not joined with what you do on the
          boards.
        </p>
        <p>
          <strong>How long:</strong> inquiries and waiting-list entries are deleted one year after they were
          sent, with everything that you and our agents wrote and offered about them. You may have yours
          deleted sooner at any time. If a contract comes of it, what the law orders us to keep about it is
          kept for as long as the law orders.
        </p>
      </>
    ),
  },
  ...storedByVisits,
  {
    id: 'who-else',
    title: 'Who else sees data',
    body: (
      <p>
        The companies that run our servers and deliver our mail work for us under contract and only as we tell
        them. Authorities get data only where the law obliges us. Agents and hosts may be in another country
        than you: in the one that you are asking about. Nobody else gets anything.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <dl>
        <dt>Account</dt>
        <dd>
          Until you delete it. You have a week to change your mind; then it is gone with your side of all
          messages, your inquiries and, if you choose so, your posts and comments. Messages that others
          received from you stay with them, without your name. A limit or suspension has to end first.
        </dd>
        <dt>Backups</dt>
        <dd>What was deleted is gone from them within 30 days.</dd>
        <dt>Posts and comments</dt>
        <dd>Until you delete them, with their pictures and files.</dd>
        <dt>Messages</dt>
        <dd>Until both sides have deleted them.</dd>
        <dt>Saved searches and bookmarks</dt>
        <dd>Until you remove them. What a search found: 31 days.</dd>
        <dt>About what you get mails</dt>
        <dd>
          Your choice and its time zone until you delete the account. When a mail was written: eight days.
        </dd>
        <dt>Inquiries</dt>
        <dd>One year after they were sent.</dd>
        <dt>Reports, decisions and appeals</dt>
        <dd>
          One year after they were closed, without your name once your account is deleted. A closed account
          stays closed, with its decision.
        </dd>
        <dt>What moderators hid or removed</dt>
        <dd>Hidden: one year. Removed: 30 days. Longer only until an appeal is answered.</dd>
        <dt>Mails that we send</dt>
        <dd>Until they are delivered. If one cannot be delivered, 30 days from the last try.</dd>
        <dt>Network addresses and emails, for limits</dt>
        <dd>One day.</dd>
        <dt>The number of wrong codes for an account</dt>
        <dd>Two years at most.</dd>
        <dt>Counts of what pages reported</dt>
        <dd>Seven days.</dd>
      </dl>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <p>
        On the page <Link to={myDataPath}>My data</Link> you take what we hold of you with you in a common
        format, and delete your account. You may also ask what we hold of you, have it corrected or deleted,
        object to a use, and take back a consent. Write to <SupportLink /> from the address of your account;
        we answer within 30 days and it costs nothing. If you are not content with the answer, you may turn to
        the authority for data protection where you live, or to the Personal Information Protection Commission
        of South Korea.
      </p>
    ),
  },
  {
    id: 'age-limit',
    title: 'Age',
    body: (
      <p>The site is for people who are 18 or older. We do not knowingly keep data of anybody younger.</p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <p>
        If this policy changes, the new one stands here at least 14 days before it counts. Questions go to{' '}
        <SupportLink />.
      </p>
    ),
  },
]

/** The Privacy Policy: which data is kept, why and how long, inquiry data above all. */
export const privacy: DocumentProps = {
  title: 'Privacy Policy',
  lead: (
    <p>
      Effective <time dateTime="2023-10-03">2023-10-03</time>. We keep what the site needs in order to work,
      for as long as it needs it. We sell nothing, and we show no advertising.
    </p>
  ),
  sections,
}
