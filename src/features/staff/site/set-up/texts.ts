/** How a new site gets its owner, `/set-up`. */
export const setUpTexts = {
  title: 'Set up this site',
  intro:
    'This site has no owner yet. Make the first account: it may do everything, and gives other people of staff what they may do.',
  loading: 'Loading the set-up',
  failed: 'We couldn’t load the set-up',
  over: 'There is no code to enter any more',
  overWhat:
    'A code is good for 24 hours and ten tries. Make another on the server, with the command “set-up-code”, then load this page again.',
} as const;

/** The form. */
export const ownerTexts = {
  name: 'Account of the owner',
  code: 'Set-up code',
  codeHint:
    'Twenty letters, which the server wrote into its log and into the file “set-up-code” of its data folder. Hyphens don’t matter.',
  you: 'Your account',
  firstName: 'First name',
  lastName: 'Surname',
  email: 'Email address',
  password: 'Password',
  submit: 'Make my account',
  next: 'Next you sign in with it and set up an authenticator app on your telephone, as staff pages always ask for both.',
  codeMissing: 'Enter the code that the server wrote.',
  made: 'Your account is made. Now sign in with it.',
  owned: 'This site has an owner already. Sign in, or ask them for an account.',
  notMade: 'We couldn’t make the account',
} as const;
