import { useRemote } from '@within-reach/shared-core/react'
import { Document } from './document'

/** The Privacy Policy: what is kept, what for and how long, inquiry data above all. */
export function Component() {
  const { site } = useRemote()
  return (
    <Document
      title="Privacy Policy"
      lead={<p>In effect since 2023-10-03. We keep what the site needs to work, and nothing to sell.</p>}
      sections={[
        {
          id: 'account',
          title: 'Your account',
          body: (
            <p>
              We keep your email, name, nick name and a hash of your password, from which the password cannot
              be read. Other members see your nick name only; your email is shown to somebody when you send
              them a message, so that they can answer. We keep your account until you ask us to delete it.
            </p>
          ),
        },
        {
          id: 'posts',
          title: 'Posts, comments and messages',
          body: (
            <p>
              Posts and comments are public until you delete them. From pictures we remove hidden data such as
              the place where they were taken. A message is kept for both sides; each side deletes its own
              copy, and it is gone when both have.
            </p>
          ),
        },
        {
          id: 'inquiries',
          title: 'Inquiries: nationality, gender, visa',
          body: (
            <>
              <p>
                An inquiry holds what you write: name, email, and if you choose to say so phone, nationality,
                gender, visa and admission. We use nationality, visa and admission only to tell which homes
                and contracts are open to you, and gender only where a house is shared by one gender. Our
                agent reads it; a host gets what they need for an offer, and only after you agreed.
              </p>
              <p>
                Inquiries are kept for one year after our last answer and are then deleted. You may ask us to
                delete yours sooner.
              </p>
            </>
          ),
        },
        {
          id: 'cookies',
          title: 'Cookies and storage',
          body: (
            <p>
              When you log in, your browser keeps two cookies and a note of who is logged in, for 30 days
              after your last visit, to keep you logged in. There are no cookies for advertising and no
              trackers of others.
            </p>
          ),
        },
        {
          id: 'logs',
          title: 'Technical logs',
          body: (
            <p>
              Our service notes which addresses were called, when, and whether it worked, to keep the site
              safe. Logs hold no passwords, codes or message texts and are deleted after 30 days.
            </p>
          ),
        },
        {
          id: 'rights',
          title: 'Your rights',
          body: (
            <p>
              You may ask what we hold of you, have it corrected or deleted, or take it with you. Write to{' '}
              <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
            </p>
          ),
        },
      ]}
    />
  )
}
