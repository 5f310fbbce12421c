/** Below a date as people write it. */
export const writtenDateTexts = {
  example: '3 April 1881, about 1850 …',
  understood: (date: string) => `Understood as ${date}`,
  unread: 'We can’t read a date in this. It is saved as you typed it.',
};
