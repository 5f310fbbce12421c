/** The page around the terms. */
export const acceptTermsTexts = {
  title: 'Terms of use',
  loading: 'Loading the terms of use',
  unread: 'We couldn’t load the terms of use',
  missing: {
    title: 'The terms of use are not published yet',
    text: 'There is nothing to accept. Your account is open to you as before.',
    home: 'Back to homepage',
  },
  failed: 'We could not save your answer',
  accept: 'Accept the terms of use',
  signInToAccept: 'Sign in to accept the terms of use',
} as const;
