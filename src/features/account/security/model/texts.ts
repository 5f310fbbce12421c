/** What banners and questions say, word for word with their own apostrophes (spec 2 sections 4, 6 and 8). */
export const TEXTS = {
  emailFailed: 'Sorry, we couldn\'t update your email. Please try again.',
  emailSaved: 'It can take up to 24 hours to update your email address. We’ll send you an email to let you know once it’s done.',
  passwordFailed: 'Sorry, we couldn\'t update your password. Please try again.',
  passwordSent: 'A password reset email has been sent to you. Please check your email.',
  mfaQuestion: 'Are you sure you want to disable multi-factor authentication? This will make your account less secure.',
  mfaUnavailable: 'Multi-factor authentication is temporarily unavailable',
  mfaFailed: 'Sorry, we couldn’t change multi-factor authentication. Please try again.',
  mfaDisabled: 'Multi-factor authentication is off.',
} as const;
