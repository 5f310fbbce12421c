import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** `/my-research`. */
export const hubTexts = {
  title: 'My research',
  lead: 'Your questions, folders, searches and clippings in one place.',
  failed: 'We couldn’t show your research',
  nearlyFull: (percent: number) => `Your research fills ${percent}% of its space. Delete what you no longer need.`,
};

/** The introduction, for holders of `my-research:introduction`. */
export const introductionTexts = {
  title: 'How to use My research',
  steps: [
    { title: 'Start with a question', text: 'Write it down: “Which William Pinch married at Roche in 1871?”' },
    {
      title: 'Collect what helps to answer it',
      text: 'Select “Add to research” on a record, an article, a search or a person of your tree.',
    },
    {
      title: 'Weigh the evidence',
      text: 'Plan sources, log searches and put what each source says side by side. Only you see it.',
    },
  ],
  example: 'See an example folder',
};

/** The questions, for holders of `my-research:workspaces`. */
export const questionListTexts = {
  title: 'Questions',
  failed: 'We couldn’t show your questions.',
  empty: 'No questions yet. Write one down to plan and log your research.',
  changed: 'Changed',
  question: 'New question',
  create: 'Create question',
  left: (count: number) => `${countInWords(count, 'more question')} can be made.`,
  over: (count: number) => `Concluded or set aside (${figure(count)})`,
};

/** The folders, for holders of `my-research:workspaces`. */
export const folderListTexts = {
  title: 'Folders',
  failed: 'We couldn’t show your folders.',
  empty: 'No folders yet. Name one to start.',
  changed: 'Changed',
  name: 'Name of the new folder',
  create: 'Create folder',
  sharedBy: (owner: string) => `Shared by ${owner}`,
  left: (count: number) => `${countInWords(count, 'more folder')} can be made.`,
};

/** Tasks that are due first. */
export const tasksPanelTexts = {
  title: 'Tasks due',
  failed: 'We couldn’t show your tasks.',
  empty: 'Nothing to do. Note what you want to look up next.',
  all: 'All tasks',
};

/** Searches that found nothing, of whose time and place something came since. */
export const worthPanelTexts = {
  title: 'Worth searching again',
  failed: 'We couldn’t check your searches without results.',
  then: 'Nothing found on',
  came: (arrivals: readonly string[]) => `Added since: ${arrivals.join('; ')}.`,
  arrival: (
    kind: 'RECORDS' | 'ARTICLES',
    {
      name,
      count,
      firstYear,
      lastYear,
    }: { name: string; count: number; firstYear: number | null; lastYear: number | null },
  ) => {
    const years =
      firstYear === null || lastYear === null
        ? ''
        : firstYear === lastYear
          ? ` ${firstYear}`
          : ` ${firstYear}–${lastYear}`;
    return `${countInWords(count, kind === 'ARTICLES' ? 'issue' : 'record')} of ${name}${years}`;
  },
  now: (total: number) => countInWords(total, 'result'),
  settle: 'Done',
  settleOne: (search: string) => `Done: ${search}`,
  notSettled: 'The search stays on the list',
};

/** What was opened last. */
export const openedPanelTexts = {
  title: 'Continue',
  failed: 'We couldn’t show what you opened last.',
  empty: 'Records and articles you open from your searches appear here while your research diary is on.',
};

/** Saved searches, those with new results first. */
export const savedPanelTexts = {
  title: 'Saved searches',
  failed: 'We couldn’t show your saved searches.',
  empty: 'Save a search to see here what is new in it.',
  all: 'All saved searches',
};

/** The latest of the research diary. */
export const diaryPanelTexts = {
  title: 'Latest searches',
  failed: 'We couldn’t show your diary.',
  off: 'Your research diary is off. Switch it on to see your latest searches here.',
  empty: 'Nothing in your diary yet.',
  open: 'Research diary',
};

/** The newest clippings. */
export const clippingsPanelTexts = {
  title: 'Newest clippings',
  failed: 'We couldn’t show your clippings.',
  empty: 'Clip an article or part of a page to find it here.',
  all: (total: number) => (total < 2 ? 'Clippings' : `All ${figure(total)} clippings`),
};

/** Hints that wait. */
export const hintsPanelTexts = {
  title: 'Hints',
  failed: 'We couldn’t count your hints.',
  empty: 'No new hints for your trees.',
  waiting: (count: number) => countInWords(count, 'new hint'),
};

/** `/my-records`. */
export const myRecordsTexts = {
  title: 'My records',
  lead: 'Records you clipped, added to research or bought, newest first.',
  loading: 'Loading your records',
  failed: 'We couldn’t show your records',
  list: 'Saved records',
  savedIn: { CLIPPING: 'Clipping', PURCHASE: 'Bought', RESEARCH: 'Research' },
  since: (date: string) => `Saved ${date}`,
  empty: {
    title: 'No records here yet',
    text: 'Clip a record, or select “Add to research” on it, and it appears here.',
    action: 'Search records',
  },
};
