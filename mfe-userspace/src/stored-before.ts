import { msg } from '@lingui/core/macro'

/** Said when the text of a form was changed after a request without an answer, which had published the earlier text. */
export const storedBefore = msg`What you sent first is published already, without your later changes. You can edit it where it stands. If you send this once more, it is published as well.`
