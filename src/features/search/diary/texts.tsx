import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { MAX_DIARY_NOTE } from '#domain/search/diary/diaryRules.ts';
import type { SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

const NOUNS: Readonly<Record<SearchKind, string>> = { RECORDS: 'record', ARTICLES: 'article' };

/** `/search/diary`: the page around the diary. */
export const diaryPageTexts = {
  title: 'Research diary',
  introduction: (
    <>
      Every search you made and what it found. A search that found nothing is worth recording too. To come back to a
      search, add it to your <TextLink to="/search/saved">saved searches</TextLink>.
    </>
  ),
};

/** The diary itself. */
export const diaryTexts = {
  loading: 'Loading your research diary',
  failed: 'We couldn’t show your research diary',
  notCompared: 'We couldn’t repeat these searches today',
  noMore: 'We couldn’t show earlier searches',
  earlier: 'Show earlier searches',
  paused: 'Your research diary is paused. New searches are not recorded.',
  empty: { title: 'No searches recorded yet', text: 'Your next search will appear here.' },
};

/** Before the member switches it on. */
export const diaryOffTexts = {
  title: 'Your research diary is off',
  text: 'Switch it on to record each search: its date, how many results it found (even none) and what you opened. Only you can see it. You can pause it, download it or delete it at any time.',
  action: 'Switch on research diary',
};

/** What can be done with the whole diary. */
export const diaryToolTexts = {
  pause: 'Pause diary',
  resume: 'Resume diary',
  compare: 'Repeat searches today',
  download: 'Download CSV',
  deleteAll: 'Delete diary',
  notDone: 'Your research diary wasn’t changed',
  notDownloaded: 'We couldn’t make the file',
  cut: (most: number) => ({
    title: `The file holds your latest ${figure(most)} searches`,
    description: 'Older searches are left out.',
  }),
  question: {
    title: 'Delete your research diary?',
    text: 'This permanently deletes every recorded search and your notes.',
    cancel: 'Cancel',
    confirm: 'Delete diary',
  },
};

/** One search of the diary. */
export const diaryItemTexts = {
  nothingFound: 'Nothing found',
  found: (kind: SearchKind, total: number) => countInWords(total, NOUNS[kind]),
  today: (kind: SearchKind, total: number, compared: string) =>
    `Today ${countInWords(total, NOUNS[kind])}: ${compared}`,
  opened: 'Opened:',
  closed: (kind: SearchKind) =>
    kind === 'ARTICLES' ? 'An article no longer available' : 'A record no longer available',
  addNote: 'Add note',
  editNote: 'Edit note',
  delete: 'Delete',
  noteOn: (action: string, search: string) => `${action}: ${search}`,
  deleteOne: (search: string) => `Delete from your research diary: ${search}`,
  notDeleted: 'The search wasn’t deleted',
};

/** The member's note on a search. */
export const diaryNoteTexts = {
  label: 'Your note',
  hint: 'What you looked for, and what you make of the results.',
  tooLong: `Use ${figure(MAX_DIARY_NOTE)} characters or fewer.`,
  save: 'Save note',
  cancel: 'Cancel',
};
