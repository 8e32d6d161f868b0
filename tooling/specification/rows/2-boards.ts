import type { Row } from '../row'

export const boards = [
  {
    id: '2.board.title',
    sentence: 'A board has its title and description.',
    shownBy: ['mfe-userspace › the list of a board › shows title, description and columns of %s'],
  },
  {
    id: '2.board.columns',
    sentence: 'Its table has N, title, Location, Date and User ID; the questions board has no Location.',
    shownBy: [
      'mfe-userspace › the list of a board › shows title, description and columns of %s',
      'mfe-userspace › the list of a board › shows number, title, location, date and author of each post',
    ],
  },
  {
    id: '2.board.regions',
    sentence: 'The region is all, South Korea, United Kingdom or Others; the questions board has none.',
    shownBy: ['mfe-userspace › a board › offers all regions in a drop-down and as tabs, but for questions'],
  },
  {
    id: '2.board.post',
    sentence: 'A Post button leads to the editor, a visitor to login first.',
    shownBy: [
      'mfe-userspace › the list of a board › leads a member from %s to the editor, and a visitor to login first',
    ],
  },
  {
    id: '2.board.single-page',
    sentence: 'One page is a single number 1.',
    shownBy: [
      'mfe-userspace › the pages of a board › are a single 1 where there is one',
      'shared-ui › the pagination › shows a single 1, marked as current, where there is nothing to page',
    ],
  },
  {
    id: '2.board.opens',
    sentence: 'A title opens the post under its id.',
    shownBy: ['mfe-userspace › the list of a board › opens a post by its title'],
  },
  {
    id: '2.board.search',
    sentence: 'The boards have a search box.',
    shownBy: ['mfe-userspace › a board › %s is searched from its box, and what was found can be shared'],
  },
  {
    id: '2.board.status-filter',
    sentence: 'Jobs are filtered by all, Seek or Recruit.',
    shownBy: ['mfe-userspace › a board › of jobs narrows to a status, and no other board does'],
  },
  {
    id: '2.board.badge',
    sentence: 'A job wears a badge, Seek or Recruit.',
    shownBy: ['mfe-userspace › the list of a board › marks jobs that seek or recruit, and only those'],
  },
  {
    id: '2.board.cards',
    sentence: 'On narrow screens cards show region, subject, user, date and a picture.',
    shownBy: [
      'mfe-userspace › the list of a board › shows each post as a card as well, with region, subject, author, date and picture',
    ],
  },
  {
    id: '2.board.tabs',
    sentence: 'On narrow screens the regions are tabs.',
    shownBy: [
      'mfe-userspace › a board › narrows to a region, by drop-down or by tab, and starts at page 1 again',
      'e2e › from an ad to an answer: post, find, comment, write, read, reply, delete',
    ],
  },
  {
    id: '2.board.current-page',
    sentence: 'The current page is marked among the pages.',
    shownBy: [
      'shared-ui › the pagination › shows a single 1, marked as current, where there is nothing to page',
    ],
  },
  {
    id: '2.post.fields',
    sentence:
      'A roommate ad or an offer has region, location, subject and description; a job as well; a question has subject and description.',
    shownBy: [
      'mfe-userspace › the editor at %s › is grey until every field is there, then publishes and leads to the board',
    ],
  },
  {
    id: '2.post.image',
    sentence: 'Its pictures are pictures only.',
    shownBy: [
      'mfe-userspace › the files of a new post › are pictures only where roommates and things are offered',
      'shared-ui › the file picker › refuses what is no picture, too large or too many, says why, and takes the rest',
    ],
  },
  {
    id: '2.post.caution',
    sentence: 'A note warns of sellers, items, safety, payment and fraud, and names the support.',
    shownBy: [
      'mfe-userspace › the caution note › stands beside a new post of type %s and names where to write',
    ],
  },
  {
    id: '2.post.job-status',
    sentence: 'A job seeks or recruits.',
    shownBy: ['mfe-userspace › a new job › with the status %s is sent with "%s"'],
  },
  {
    id: '2.post.job-files',
    sentence: 'A job takes files.',
    shownBy: ['mfe-userspace › the files of a new post › may be PDF on the jobs board, and nothing else'],
  },
  {
    id: '2.post.question',
    sentence: 'A question asks for no region.',
    shownBy: ['mfe-userspace › the region of a new post › is not asked of a question'],
  },
  {
    id: '2.post.create-grey',
    sentence: 'Create is inactive until the form is valid.',
    shownBy: [
      'mfe-userspace › the editor at %s › is grey until every field is there, then publishes and leads to the board',
    ],
  },
  {
    id: '2.view.parts',
    sentence: 'A post shows region, subject, author, date and description.',
    shownBy: ['mfe-userspace › a post › shows region, subject, author, date, place and description'],
  },
  {
    id: '2.view.html',
    sentence: 'The description is shown as HTML.',
    shownBy: ['mfe-userspace › a post › shows its description as HTML, of which nothing can run'],
  },
  {
    id: '2.view.image',
    sentence: 'The picture is shown.',
    shownBy: [
      'api › shows the picture of a roommate ad on its page, and a small one in the list',
      'e2e › from an ad to an answer: post, find, comment, write, read, reply, delete',
    ],
  },
  {
    id: '2.view.comments',
    sentence: 'The comments are listed.',
    shownBy: [
      'mfe-userspace › the comments of a post › are shown with author and date, the newest at the bottom, as plain text',
    ],
  },
  {
    id: '2.view.comment-box',
    sentence: 'A box labelled Leave a comment has a Post button.',
    shownBy: ['mfe-userspace › leaving a comment › sends it, clears the box and loads the comments anew'],
  },
  {
    id: '2.view.delete-own-post',
    sentence: 'A post can be deleted by its author only.',
    shownBy: [
      'mfe-userspace › deleting a post › is not offered to %s',
      'mfe-userspace › deleting a post › asks first, and does nothing on Cancel',
    ],
  },
  {
    id: '2.view.delete-own-comment',
    sentence: 'A comment can be deleted by its author only.',
    shownBy: [
      "mfe-userspace › deleting a comment › is offered on one's own only",
      'mfe-userspace › deleting a comment › is not offered to a visitor',
    ],
  },
  {
    id: '2.view.delete-confirm',
    sentence: 'A dialog asks before anything is deleted, with Cancel and Delete.',
    shownBy: [
      'mfe-userspace › deleting a post › asks first, and does nothing on Cancel',
      'mfe-userspace › deleting a comment › leaves it there on Cancel',
    ],
  },
  {
    id: '2.view.delete-back',
    sentence: 'After deleting a post the user goes back.',
    shownBy: [
      'mfe-userspace › deleting a post › of %s goes back, or to the board',
      'e2e › from an ad to an answer: post, find, comment, write, read, reply, delete',
    ],
  },
] as const satisfies readonly Row[]
