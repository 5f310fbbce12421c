import type { SignUpOptions } from '#services/oidc/session.ts';

interface ModeTexts {
  title: string;
  intro: string;
  submit: string;
}

/** What `/register` says, by why the account is wanted. */
export const registerTexts: Readonly<Record<SignUpOptions['mode'], ModeTexts>> = {
  regular: {
    title: 'Create an account',
    intro: 'Search the records, save what you find and come back to it.',
    submit: 'Create account',
  },
  freeTrial: {
    title: 'Start your free trial',
    intro: 'To start a trial you need an account. Creating one is free.',
    submit: 'Create account',
  },
  search: {
    title: 'Create an account to see your search',
    intro: 'We keep your search: you come straight back to it.',
    submit: 'Create account and search',
  },
};

/** The form of `/register` and the texts around it. */
export const signUpTexts = {
  formName: 'Register',
  firstName: 'First name',
  lastName: 'Surname',
  email: 'Email address',
  password: 'Password',
  acceptTerms: 'I accept the terms of use',
  /** Before the names of the two texts, each a link. */
  read: 'Read the',
  terms: 'terms of use',
  and: 'and the',
  privacyNotice: 'privacy notice',
  haveAccount: 'Already have an account?',
  signInInstead: 'Sign in instead',
  openingNextStep: 'Opening the next step',
} as const;

/** The code that we email before there is an account. */
export const confirmEmailTexts = {
  title: 'Check your email',
  intro: (email: string) =>
    `We have sent an email to ${email}. Enter the code from it here. If the email says something else, follow it instead.`,
  formName: 'Email code',
  code: 'Code from the email',
  codeHint: 'Six digits.',
  submit: 'Continue',
  nothingYet: 'Nothing after a few minutes? Check that the address is right, and look in your junk folder.',
  sentAgain: 'We have sent another email. Only the code in the newest one works.',
  sendAgain: 'Send another email',
  otherAddress: 'Use another address',
} as const;

/** A newcomer whose address another provider gives us. */
export const newcomerTexts = {
  title: 'Almost done',
  intro: (provider: string, email: string) =>
    `${provider} gave us your address, ${email}. Your account will use it and has no password: you sign in with ${provider}.`,
  expiredTitle: 'Create an account',
  submit: 'Create account',
  otherSite: 'the other site',
  waiting: 'Checking who you are',
} as const;
