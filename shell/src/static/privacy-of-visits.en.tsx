import type { DocumentSection } from './document'

/** What cookies, storage and logs keep of visits. */
export const storedByVisits: readonly DocumentSection[] = [
  {
    id: 'cookies',
    title: 'Cookies and storage',
    body: (
      <>
        <p>This site uses these cookies:</p>
        <ul>
          <li>If you choose a language or an appearance, a cookie keeps that choice for a year.</li>
          <li>
            While a new version of a part of this site is tried with some of its visitors, a cookie with a
            random number shows you the same version on every page, for a year at most; it says nothing about
            you.
          </li>
          <li>A link to a version that is not public yet sets a cookie that ends with the link.</li>
          <li>
            The link in our mail about an inquiry sets a cookie that shows you its pictures and its news until
            you close the browser.
          </li>
        </ul>
        <p>Apart from that there are no cookies before you log in or ask for a code.</p>
        <ul>
          <li>
            When you log in, your browser keeps two cookies and a note of who is logged in, until 30 days
            after your last visit, so that you stay logged in. Logging out deletes them.
          </li>
          <li>
            A further cookie names the time zone of your browser for a year, so that the times of your
            messages are right when a page appears.
          </li>
          <li>
            When you ask for a code or log in, one more cookie recognises your browser for a year, so that
            nobody else can enter your codes or use up your tries; another one says for half an hour that your
            email was verified in this browser.
          </li>
          <li>On the login page, a cookie keeps for five minutes what a login with a passkey must answer.</li>
          <li>
            If you log in by another provider, two cookies say for ten minutes that it was you who went there
            and came back.
          </li>
          <li>
            After you write something, a cookie says for ten seconds how recent the pages must be that you
            get, so that you see it at once.
          </li>
        </ul>
        <p>
          For each login we keep what the browser calls itself and when it was last used, until the login
          ends, so that your profile can show you where you are logged in.
        </p>
        <p>
          What you are writing is kept as a draft in your own browser until you send it, for 30 days at most,
          and without passwords and codes. While you are not logged in, it is kept only until you close the
          tab. Logging out does not delete the drafts of your account: they are here when you return, and this
          site shows them to you only.
        </p>
        <p>
          So that this site works without a network, your browser keeps its pages, the last lists, posts and
          messages that you read, and what you sent without a network until it has arrived, for 30 days at
          most. Logging out deletes what you read and sent in this way from the browser. So does another
          member who logs in there, except for posts that were read while nobody was logged in.
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
]
