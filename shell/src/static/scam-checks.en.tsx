import type { DocumentSection } from './document'

/** What the automatic check of texts reads and keeps. */
export const scamChecks: DocumentSection = {
  id: 'checks',
  title: 'Checks for scams',
  body: (
    <>
      <p>
        A program compares each post, comment and message with signs of scams when it is sent or changed:
        words, numbers, links, and what other accounts sent in the 30 days before. A suspicious text stays,
        folded behind a warning; its reader can open it. The gravest texts come to the moderators without a
        report. If one is a private message, they see it as if it had been reported.
      </p>
      <p>
        We keep which signs the program found, without the text, until you delete your account. Hashes by
        which it recognises repeated texts and pictures are deleted after 30 days. The texts do not leave our
        service for this check.
      </p>
    </>
  ),
}
