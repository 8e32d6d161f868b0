export const entities = {
  '3.message.fields':
    'A message has its id, nick and name of the other, their email, time, preview and text.',
  '3.post.fields':
    'A post has id, type, region, location, subject, description, picture, author, date and row number.',
  '3.post.status': 'Only a job has a status.',
  '3.post.image': "A post's picture is the first of its files, or none.",
  '3.post.row-number': 'The row number counts down from the total.',
  '3.post.owner-email': "The author's email is used for the ownership check.",
  '3.comment.fields': 'A comment has id, text, author and date.',
  '3.session.fields': 'A session has the logged-in flag, email, name, nick, token and marker.',
  '3.session.stored': 'Login and sign-up store the answer as the session.',
  '3.profile.fields': 'A profile has email, name and nick.',
  '3.signup.payload': 'Sign-up sends email, Name, nickname and password.',
  '3.inquiry.long': 'A long-term inquiry has the fields of the specification, and reaches the agent.',
  '3.inquiry.reason': 'The reason for a stay is travel, study or free text.',
  '3.inquiry.long-values':
    'Gender, visa, admission, months and budget take the values of the specification and no others.',
  '3.inquiry.short': 'A short-term inquiry has name, email, phone, two dates and a place.',
  '3.inquiry.other': 'Another request has a subject and a text.',
}
