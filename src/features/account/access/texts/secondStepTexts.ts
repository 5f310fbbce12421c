import type { Factor } from '#services/oidc/interaction.ts';

/** The second step after a right password. */
export const verifyTexts = {
  title: 'Confirm that it is you',
  formName: 'Second factor',
  code: 'Code from your authenticator app',
  codeHint: 'Six digits. They change every 30 seconds.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'Ten letters and digits, such as 7K2MX-Q9D4T.',
  usePasskey: 'Use your passkey',
  submit: 'Continue',
  otherAccount: 'Use another account',
} as const;

/** What each way asks for, and the button that changes to it. */
export const factorTexts: Readonly<Record<Factor, { intro: string; instead: string }>> = {
  otp: { intro: 'Enter the code that your authenticator app shows now.', instead: 'Use your authenticator app' },
  passkey: { intro: 'Use the passkey that you added to your account.', instead: 'Use a passkey' },
  recovery: { intro: 'Enter one of your recovery codes. Each works once.', instead: 'Use a recovery code' },
};

/** Setting up an authenticator app. */
export const enrolTexts = {
  title: 'Set up your authenticator app',
  intro: 'From now on you sign in with your password and a code from an app on your phone or computer.',
  formName: 'Authenticator app',
  open: 'Open an authenticator app, or install one. Any app that makes six-digit codes will do.',
  scan: 'Scan this QR code with it.',
  qrCode: 'QR code with the key for your authenticator app',
  typeInstead: 'If you can’t scan it, type this key into the app:',
  enter: 'Enter the code that the app shows now.',
} as const;

/** Recovery codes, shown once. */
export const codesTexts = {
  title: 'Save your recovery codes',
  intro:
    'Your authenticator app is set up. If you lose it, any one of these codes lets you in instead. We show them only now.',
  label: 'Recovery codes',
  heading: (host: string) => `Recovery codes for ${host}`,
  submit: 'I have saved them, continue',
} as const;

const codesLeft = (left: number): string => {
  if (left === 0) return 'That was your last recovery code';
  return left === 1 ? 'You have one recovery code left' : `You have ${left} recovery codes left`;
};

/** Few recovery codes left. */
export const fewCodesTexts = {
  title: 'Make new recovery codes soon',
  left: codesLeft,
  text: 'Make new ones in your security settings, so that you can still sign in without your authenticator app.',
  submit: 'Continue',
} as const;
