/** Choosing records and articles to compare, in lists of results. */
export const compareTexts = {
  label: 'Selected to compare',
  toggle: (name: string) => `Compare ${name}`,
  chosen: (count: number, isFull: boolean) =>
    count === 1
      ? '1 selected. Select another to compare.'
      : `${count} selected${isFull ? ', the most you can compare' : ''}.`,
  compare: 'Compare',
  clear: 'Clear',
};
