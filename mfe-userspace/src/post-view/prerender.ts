import {
  cms,
  type Comment,
  formatsOf,
  jobStatuses,
  languages,
  type Post,
  postDetail,
  type PostFile,
  postTypes,
  regions,
  successAnswer,
  type When,
} from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { sampleMember } from '@within-reach/shared-core/prerender'

const moment = (at: number): string => new Date(at).toISOString()

const sample = {
  id: 900_000_001,
  subject: 'subject-of-the-post',
  userid: 'nick-of-the-author',
  specificLocation: 'location-of-the-post',
  description: 'description-of-the-post',
  ca: moment(981_173_106_789),
  edited: moment(1_015_218_367_891),
}
const commentSample = {
  cm: 'text-of-a-comment',
  userid: 'nick-of-a-commenter',
  ca: moment(1_049_522_828_912),
  edited: moment(1_083_827_289_123),
}
const picture: PostFile = {
  name: 'name-of-a-picture',
  path: '/path-of-a-picture',
  type: 'image/webp',
  size: 1,
  width: 987_601,
  height: 987_602,
}
const document: PostFile = {
  ...picture,
  name: 'name-of-a-document#',
  path: '/path-of-a-document',
  type: 'application/pdf',
  size: 3_210_000_000,
}

/** The id of the first comment. Each kind of comment has another one. */
const firstComment = 910_000_001

/** Unusual numbers, so that the numbers of samples and the index of `laterPicture` occur nowhere else in the page. */
const pictureCount = 53
const laterPicture = 40
const commentCount = 67

const commentKinds = [
  { at: 0, when: { useremail: true, edited: true } },
  { at: 1, when: { useremail: true, edited: null } },
  { at: 2, when: { useremail: null, edited: true, former: null } },
  { at: 3, when: { useremail: null, edited: null, former: null } },
  { at: 4, when: { useremail: null, edited: true, former: true } },
  { at: 5, when: { useremail: null, edited: null, former: true } },
] as const

const comments: readonly Comment[] = Array.from({ length: commentCount }, (_, at) => {
  const { useremail, edited, former }: When = commentKinds[at % commentKinds.length]?.when ?? {}
  return {
    ...commentSample,
    cm_idx: firstComment + at,
    useremail: useremail ? sampleMember.email : null,
    edited: edited ? commentSample.edited : null,
    ...(former && { former: true }),
  }
})

/** A post with its pictures, documents and comments, as visitors, other members and its author see it. Its author may have deleted the account. */
export const onePost: PrerenderedTemplate = {
  query: () => `?id=${sample.id}`,
  reads: [postDetail.path, cms.path],
  slots: {
    [sample.id]: 'post_idx',
    [sample.subject]: 'subject',
    [sample.userid]: 'userid',
    [sample.specificLocation]: 'specificLocation',
    [sample.description]: 'description|html',
    [sample.ca]: 'ca',
    [sample.edited]: 'edited',
    [commentSample.cm]: 'comments.cm',
    [commentSample.userid]: 'comments.userid',
    [commentSample.ca]: 'comments.ca',
    [commentSample.edited]: 'comments.edited',
    ...Object.fromEntries(commentKinds.map(({ at }) => [firstComment + at, 'comments.cm_idx'])),
    [commentCount]: 'comments.count',
    [picture.path]: 'pictures.path',
    [picture.name]: 'pictures.name',
    [String(picture.width)]: 'pictures.width',
    [String(picture.height)]: 'pictures.height',
    [pictureCount]: 'pictures.count',
    [laterPicture + 1]: 'pictures.index',
    [document.path]: 'documents.path',
    [document.name]: 'documents.name',
    [encodeURIComponent(document.name)]: 'documents.name|uri',
    ...Object.fromEntries(
      languages.map((language) => [formatsOf(language).fileSize(document.size), 'documents.size|size']),
    ),
  },
  aspects: [
    postTypes.flatMap((type) => [
      { type, useremail: true, member: true, former: null },
      { type, useremail: null, member: true, former: null },
      { type, useremail: null, member: null, former: null },
      { type, useremail: null, member: true, former: true },
      { type, useremail: null, member: null, former: true },
    ]),
    [...regions, null].flatMap((region) => [...jobStatuses, null].map((jstatus) => ({ region, jstatus }))),
    [
      { edited: true, specificLocation: true },
      { edited: true, specificLocation: null },
      { edited: null, specificLocation: true },
      { edited: null, specificLocation: null },
    ],
    [{ 'pictures.count': true }, { 'pictures.count': 0 }],
    [{ 'documents.count': true }, { 'documents.count': 0 }],
    [{ 'comments.count': true }, { 'comments.count': 0 }],
  ],
  lists: {
    comments: { path: cms.path, kinds: commentKinds },
    // Only pictures of known size are drawn: another one would move the text below it.
    pictures: {
      path: postDetail.path,
      field: 'files',
      only: { field: 'type', startsWith: 'image/', is: true },
      kinds: [
        { at: 0, when: { index: 1, width: true } },
        { at: laterPicture, when: { width: true } },
      ],
    },
    documents: {
      path: postDetail.path,
      field: 'files',
      only: { field: 'type', startsWith: 'image/', is: false },
      kinds: [{ at: 0, when: {} }],
    },
  },
  answers(values) {
    const { type, region, jstatus } = values as Pick<Post, 'type' | 'region' | 'jstatus'>
    const post: Post = {
      ...sample,
      type,
      region,
      jstatus,
      post_idx: sample.id,
      pn: 1,
      image_path: null,
      useremail: values.useremail ? sampleMember.email : null,
      edited: values.edited ? sample.edited : null,
      ...(values.former && { former: true }),
      specificLocation: values.specificLocation ? sample.specificLocation : null,
      files: [
        ...(values['pictures.count'] ? Array<PostFile>(pictureCount).fill(picture) : []),
        ...(values['documents.count'] ? [document] : []),
      ],
    }
    const fields = { id: String(sample.id) }
    return [
      { path: postDetail.path, fields, answer: successAnswer(postDetail, post) },
      {
        path: cms.path,
        fields,
        answer: successAnswer(cms, values['comments.count'] ? [...comments] : []),
      },
    ]
  },
}
