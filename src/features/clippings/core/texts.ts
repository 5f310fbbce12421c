import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** The tool that starts a clipping. */
export const clipButtonTexts = {
  clip: 'Clip this page',
};

/** The panel of a clipping that is being made. */
export const clipToolTexts = {
  title: 'New clipping',
  loading: 'Loading the clip tool',
  close: 'Close the clip tool',
  tools: 'Clip tools',
  draw: 'Draw',
  drawTip: 'Draw rectangles on the page',
  move: 'Move page',
  moveTip: 'Move the page under the rectangles',
  add: 'Add a rectangle',
  article: 'Clip this article',
  articleCut: (count: number) => `The article has more parts: the first ${figure(count)} were taken.`,
  articleFailed: 'We couldn’t fetch the article’s pages. Try again.',
  start:
    'Drag over the page to draw a rectangle, or add one and move it with the arrow keys. Clip up to 20, on as many pages as you like.',
  draft: 'We saved what you drew and typed here last time.',
  startAgain: 'Start again',
};

/** The rectangles, in reading order. */
export const regionTexts = {
  title: 'Rectangles, in reading order',
  none: 'No rectangle yet.',
  full: `A clipping has up to ${figure(CLIPPING_LIMITS.regions)} rectangles.`,
  name: (number: number, page: string) => `Rectangle ${figure(number)}, ${page}`,
  keys: 'Arrow keys move it. With Shift they change its size. Delete removes it.',
  place: (x: number, y: number, width: number, height: number) =>
    `${figure(x)} from the left, ${figure(y)} from the top, ${figure(width)} wide, ${figure(height)} high`,
  numbers: 'Exact position',
  x: 'Left',
  y: 'Top',
  width: 'Width',
  height: 'Height',
  ofRectangle: (field: string, number: number) => `${field} of rectangle ${figure(number)}, in pixels`,
  earlier: (number: number) => `Move rectangle ${figure(number)} up`,
  later: (number: number) => `Move rectangle ${figure(number)} down`,
  remove: (number: number) => `Remove rectangle ${figure(number)}`,
  preview: (number: number) => `What is in rectangle ${figure(number)}`,
};

/** What is saved with the rectangles. */
export const clipFormTexts = {
  name: 'Clipping',
  heading: 'Title',
  text: 'Text',
  uncorrected: 'Text read by machine, uncorrected.',
  edited: 'You have changed this text.',
  readAgain: 'Read the page again',
  reading: 'Reading the page…',
  noText: 'There is no text for this image. You can type what it says.',
  note: 'Note',
  noteHint: 'Only you see it, unless you share it.',
  tags: 'Tags',
  tagsHint: 'Separate tags with commas: Webb, marriages.',
  collection: 'Collection',
  noCollection: 'None',
  save: 'Save clipping',
  signIn: 'Sign in to save',
  signInHint: 'Sign in and we’ll bring you back to these rectangles.',
  room: (total: number, most: number) => `You have ${figure(total)} of ${figure(most)} clippings.`,
  full: (most: number) =>
    `You have all ${figure(most)} clippings you can keep. Delete some to save this one: your draft is safe.`,
  noRegions: 'Draw at least one rectangle first.',
  failed: 'The clipping wasn’t saved',
  safe: 'Nothing you typed is lost.',
  saved: (title: string) => `“${title}” is saved`,
  savedWhy: 'It’s in your clippings, with its source.',
  open: 'Open the clipping',
  another: 'Clip something else',
};

/** The window that asks for a collection. */
export const addTexts = {
  title: 'Add to a collection',
  loading: 'Loading your collections…',
  failed: 'We couldn’t fetch your collections',
  choose: 'Collection',
  new: 'New collection',
  newName: 'Name of the new collection',
  add: 'Add',
  cancel: 'Cancel',
  added: (what: string, name: string) => `Added ${what} to “${name}”`,
  record: 'the record',
  clippings: (count: number) => countInWords(count, 'clipping'),
  gone: 'This can’t be added: it, or the collection, is no longer here.',
};
