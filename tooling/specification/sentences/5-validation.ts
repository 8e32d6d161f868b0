export const validation = {
  '5.signup.order':
    'The checks of sign-up go from top to bottom, and the first that fails is shown as a popup.',
  '5.signup.email-empty': 'An empty email gives "Email already in use".',
  '5.signup.email-unverified': 'An email that is not verified gives "Verify your Email".',
  '5.signup.name': 'An empty Name gives "Check your Name".',
  '5.signup.nick': 'An empty Nick Name gives "Check your Nick Name".',
  '5.signup.password-empty': 'An empty password gives "Check your password".',
  '5.signup.privacy':
    'Without agreement to the Privacy Policy, no choice or Decline, it gives "Please Agree to Privacy Policy".',
  '5.signup.terms':
    'Without agreement to the Terms, no choice or Decline, it gives "Please Agree to Terms of Use".',
  '5.signup.retyped': 'A password that differs from the re-typed one gives "Check your password".',
  '5.signup.api-verified': 'The service opens no account for an email that was not verified.',
  '5.code.five-digits': 'A verification code has five digits.',
  '5.new-password':
    'A new password is not empty and equals its confirmation; otherwise nothing is sent, silently.',
  '5.long.required':
    'The long-term form needs name, email, length of stay, visa, admission, area and budget.',
  '5.long.silent': 'If a required field is missing, nothing is sent and no popup appears.',
  '5.long.optional': 'Phone, nationality, gender and reasons are optional.',
  '5.short.required': 'The short-term form needs name, email, both dates and a place.',
  '5.other.required': 'Another request needs subject and text.',
  '5.message.text': 'Send is active only when there is a text.',
  '5.post.required': 'A roommate ad and an offer need a region, a location, a subject and a description.',
  '5.post.placeholder': 'The placeholder does not count as a region.',
  '5.post.image-optional': 'Pictures are optional.',
  '5.jobs.required': 'A job needs region, location, subject and description; its status is not checked.',
  '5.question.required': 'A question needs subject and description.',
  '5.profile.order': 'The checks of the profile go from top to bottom: name, nick, privacy, terms, password.',
  '5.profile.name': 'An empty name gives "Check your Name".',
  '5.profile.nick': 'An empty nickname gives "Check your Nick Name".',
  '5.profile.privacy': 'Without agreement to the Privacy Policy it gives "Please Agree to Privacy Policy".',
  '5.profile.terms': 'Without agreement to the Terms it gives "Please Agree to Terms of Use".',
  '5.profile.password': 'A password that differs from the re-typed one gives "Check your password".',
  '5.profile.password-optional': 'The password is sent only if one was typed.',
  '5.login-required': 'Commenting and deleting need a login.',
}
