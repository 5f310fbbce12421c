/** Words around a message in the browser. */
export const inAppTexts = {
  notNow: 'Not now',
  close: (title: string) => `Close “${title}”`,
} as const;
