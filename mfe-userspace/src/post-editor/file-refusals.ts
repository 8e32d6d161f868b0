import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { filesTaken, limits, type PostType, readRefusedFile } from '@within-reach/contract'
import type { Refusal } from './refusals'

const megabytes = limits.fileBytes / 1024 / 1024

/** A file of a type that the board does not accept. */
export const wrongType = (type: PostType, name: string): MessageDescriptor =>
  filesTaken[type] === 'pictures'
    ? msg`“${name}” is not a picture that can be shown. Choose JPEG, PNG, WebP, GIF or AVIF.`
    : msg`“${name}” is neither a picture nor a PDF file.`

/** A file with too many bytes. */
export const tooLarge = (name: string): MessageDescriptor =>
  msg`“${name}” is larger than ${megabytes} MB. Choose a smaller one.`

/** Why the service refused the files of a post. An older service does not say which one it refused. */
export function fileRefusalOf(type: PostType, { kind, sentences }: Refusal): MessageDescriptor {
  const refused = readRefusedFile(sentences)
  if (!refused)
    return kind === 'too-large'
      ? msg`The files are too large. Choose smaller ones.`
      : msg`One of the files is damaged, or is not accepted here.`
  const { why, name } = refused
  switch (why) {
    case 'type':
      return wrongType(type, name)
    case 'size':
      return tooLarge(name)
    case 'heic':
      return msg`“${name}” is a HEIC picture, which browsers do not show. Save it as JPEG and try again.`
    case 'pixels':
      return msg`“${name}” has too many pixels. Save it smaller and try again.`
    case 'slow':
      return msg`“${name}” takes too long to read. Save it smaller and try again.`
    case 'damaged':
      return msg`“${name}” is damaged, or is not a picture that can be read.`
  }
}
