import { countInWords } from '#domain/kernel/wording/countInWords.ts';

import type { HintState } from '../treeHintsApi.ts';

/** Notices of births, marriages and deaths for people of a tree. */
export const noticeTexts = {
  title: 'Newspaper notices',
  lead: 'Births, marriages and deaths in our newspapers that may match people in your tree.',
  failed: 'We couldn’t get newspaper notices',
  decided: (count: number) => `${countInWords(count, 'notice')} you’ve decided on`,
  place: (newspaper: string, date: string, page: string) => `${newspaper}, ${date}, page ${page}`,
  see: 'See the page',
  seeLabel: (place: string) => `See the page: ${place}`,
  closed: 'You can’t read this newspaper. Open the page to see who can.',
  accept: 'Add to tree',
  acceptLabel: (name: string, place: string) => `Add to tree: ${name}, ${place}`,
  decisionLabel: (decision: string, name: string, place: string) => `${decision}: ${name}, ${place}`,
  undo: 'Undo',
  undoLabel: (name: string) => `Undo adding the notice to ${name}`,
  states: { NEW: null, MAYBE: 'Maybe', ACCEPTED: 'In your tree', REJECTED: 'Not a match' } satisfies Record<
    HintState,
    string | null
  >,
  added: (name: string) => `Notice added to ${name}`,
  addedText: 'We made a clipping and cited it.',
  notAdded: 'The notice wasn’t added',
};
