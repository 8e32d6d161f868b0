import type { DocumentProps, DocumentSection } from './document'
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
        <li>You may see, correct, take or delete what we hold of you, by one e-mail.</li>
      </ul>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        We keep your email, your name, your nick name and a hash of your password, from which the password
        cannot be read. The email is for logging in, for codes and for answers. Other members see your nick
        name. Your email is shown to somebody only when you send them a message, so that they can answer you.
        Codes that we mail are void after ten minutes.
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
          pictures we remove hidden data such as the place where they were taken.
        </p>
        <p>
          A private message is kept for both sides. Each side deletes its own copy; when both have, it is
          gone. We read messages only if one of the two reports them to us, or if a court orders it.
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
          sent. You may have yours deleted sooner at any time. If a contract comes of it, what the law orders
          us to keep about it is kept for as long as the law orders.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage',
    body: (
      <>
        <p>
          If you choose a language or an appearance, a cookie keeps that choice for a year. While a new
          version of a part of this site is tried with some of its visitors, a cookie with a random number
          shows you the same version on every page, for a year at most; it says nothing about you. A link to a
          version that is not public yet sets a cookie that ends with the link. Apart from that there are no
          cookies before you log in or ask for a code. When you log in, your browser keeps two cookies and a
          note of who is logged in, until 30 days after your last visit, so that you stay logged in. Logging
          out deletes them. When you ask for a code or log in, one more cookie recognises your browser for a
          year, so that nobody else can enter your codes or use up your tries; another one says for half an
          hour that your email was verified in this browser. After you write something, a cookie says for ten
          seconds how recent the pages must be that you get, so that you see it at once.
        </p>
        <p>
          For each login we keep what the browser calls itself and when it was last used, until the login
          ends, so that your profile can show you where you are logged in.
        </p>
        <p>
          What you are writing is kept as a draft in your own browser until you send it, for 30 days at most,
          and without passwords and codes.
        </p>
        <p>
          So that this site works without a network, your browser keeps its pages, the last lists, posts and
          messages that you read, and what you wrote until it is sent, for 30 days at most. Logging out
          deletes what you read and wrote from the browser. So does another member who logs in there, except
          for posts that were read while nobody was logged in.
        </p>
        <p>
          There are no cookies for advertising and no trackers of others. The film on the home page comes from
          this site and is loaded only when you play it.
        </p>
      </>
    ),
  },
  {
    id: 'logs',
    title: 'Technical logs and limits',
    body: (
      <>
        <p>
          Our service notes which pages and files were requested, when and whether it worked, to keep the site
          safe and to find faults. It does not note who asked or from where. Logs hold no names, emails,
          passwords or codes, and no text of messages or inquiries. For some page views, our service may also
          measure how long each of its steps takes. For that, a random number in the page connects the
          requests of its first minute; it says nothing about you.
        </p>
        <p>
          So that nobody can guess passwords and codes or flood the site, our service counts tries. For this
          it stores the network addresses (IP addresses) that they came from, the emails that were entered,
          and the number of your account, for one day at most, and then deletes them within an hour. Only the
          number of wrong codes for an account is kept longer, for two years at most.
        </p>
        <p>
          So that we notice a faulty or slow version of the site, pages report how its parts did in your
          browser: how long they took to load, to appear and to respond to you, how much the page moved,
          whether its files were already in your browser, and the kind and place of a fault in our program. A
          report holds no text, no page address and no name. It carries a code from our service that tells
          networks, accounts, groups of pages, and phones and computers apart, so that nobody is counted too
          often and only similar visits are compared. We keep only the counts, which do not say who reported,
          and delete them after seven days.
        </p>
      </>
    ),
  },
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
          Until you ask us to delete it; then it is gone within 30 days, with your posts, comments and
          messages.
        </dd>
        <dt>Posts and comments</dt>
        <dd>Until you delete them, with their pictures and files.</dd>
        <dt>Messages</dt>
        <dd>Until both sides have deleted them.</dd>
        <dt>Inquiries</dt>
        <dd>One year after they were sent.</dd>
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
        You may ask what we hold of you, have it corrected or deleted, take it with you in a common format,
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
