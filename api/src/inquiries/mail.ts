import { indentedRest } from '../platform/mail/paragraphs'
import type { Inquiry, InquiryKind } from './queries'

const titles: Readonly<Record<InquiryKind, string>> = {
  'long-term': 'Long-term inquiry',
  'short-term': 'Short-term inquiry',
  other: 'Other request',
}

const labels: Readonly<Record<string, string>> = {
  phone: 'Phone',
  nationality: 'Nationality',
  gender: 'Gender',
  length_of_stay: 'Length of stay (months)',
  reason: 'Reason',
  visa: 'Visa',
  visa_reason: 'About the visa',
  admission: 'Admission',
  admission_reason: 'About the admission',
  area_in_mind: 'Area in mind',
  budget: 'Monthly budget (USD)',
  date_start: 'From',
  date_end: 'Until',
  location: 'Location',
  subject: 'Subject',
  cont: 'Request',
}

/** The mail that notifies the agent of an inquiry: plain text, one line per field, without empty fields. Further lines of an answer are indented. */
export function inquiryMail(inquiry: Inquiry): { subject: string; text: string } {
  const { name, email, userId, fields, waitingFor } = inquiry
  const lines = [
    ...(waitingFor ? [`WAITING LIST: ${waitingFor} is not open yet.`, ''] : []),
    `Name: ${name}`,
    `Email: ${email}`,
    `Asked by: ${userId === undefined ? 'a visitor' : 'a member'}`,
    ...Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([field, value]) => `${labels[field] ?? field}: ${value}`),
  ].map(indentedRest)
  return { subject: subjectOf(inquiry), text: `${lines.join('\n')}\n` }
}

function subjectOf({ kind, name, fields, waitingFor }: Inquiry): string {
  const about = kind === 'other' ? `: ${fields.subject}` : ''
  const mark = waitingFor ? '[Waiting list] ' : ''
  return `${mark}${titles[kind]} from ${name}${about}`.replace(/\s+/g, ' ')
}
