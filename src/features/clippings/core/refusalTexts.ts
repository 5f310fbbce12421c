/** Why the server refused, by its code; the rest as everywhere. */
export const refusalTexts: Readonly<Record<string, string>> = {
  LIMIT_REACHED: 'You have reached the limit. Delete something you no longer need, and try again.',
  CONFLICT: 'This was changed in another window. Your words are still here.',
  FORBIDDEN: 'Your account can’t make clippings or collections.',
};
