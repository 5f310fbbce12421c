/** The image itself. */
export const deepImageTexts = {
  keys: 'Arrow keys move it, plus and minus change its size, zero shows all of it.',
  loading: 'Loading image',
  failed: 'We couldn’t fetch this image',
  failedWhy: 'You may be offline, or signed out.',
  again: 'Try again',
};

/** In the place of an image whose file is damaged. */
export const lostImageTexts = {
  title: 'We can’t show this image',
  why: 'Its file is missing or damaged.',
};

/** How the image looks. */
export const lookTexts = {
  label: 'Brightness and contrast',
  brightness: 'Brightness',
  contrast: 'Contrast',
  percent: (value: number) => `${value} percent`,
  inverted: 'White on black',
  reset: 'Reset',
};

/** The page of a record set that was withdrawn, and of a record of it. */
export const withdrawnTexts = {
  heading: { record: 'This record has been withdrawn', set: 'This record set has been withdrawn' },
  since: {
    record: (day: string) => `We withdrew its record set on ${day}`,
    set: (day: string) => `We withdrew it on ${day}`,
  },
  reason: (reason: string) => `The reason: ${reason}`,
  saved: 'Anything you saved from it stays in your account. If the record set returns, it will have the same address.',
  search: 'Search the records',
  browse: 'Browse record sets',
};

/** What can be done with the image of a page. */
export const imageToolsTexts = {
  previous: 'Previous page',
  next: 'Next page',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole page',
  left: 'Turn left',
  right: 'Turn right',
  copyLink: 'Copy a link to this view',
  copied: 'Link to this view copied',
  notCopied: 'Your browser didn’t copy the link',
  fullScreen: 'Full screen',
};
