import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import type { SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

const NOUNS: Readonly<Record<SearchKind, string>> = { RECORDS: 'record', ARTICLES: 'article' };

/** `/search/saved`: the page around the list. */
export const savedSearchesTexts = {
  title: 'Saved searches',
  introduction: (
    <>
      “New” counts records or articles added since you last opened the search. Your{' '}
      <TextLink to="/search/diary">research diary</TextLink> lists every search, if you switch it on.
    </>
  ),
};

/** The list. */
export const savedListTexts = {
  loading: 'Loading your saved searches',
  failed: 'We couldn’t show your saved searches',
  empty: {
    title: 'No saved searches yet',
    text: 'Select “Save search” above any results to add it here. We’ll count new results each time you come back.',
    action: 'Search records',
  },
  // Emails are switched on for a search here, and off for all of them elsewhere.
  emailsOff: {
    title: 'We aren’t sending emails about these searches',
    text: (
      <>
        Discoveries are switched off in your{' '}
        <TextLink to="/account/communication-preferences">communication preferences</TextLink>.
      </>
    ),
  },
  deleted: (name: string) => `Deleted “${name}”`,
  undo: 'Undo',
  notDeleted: 'The search wasn’t deleted',
  notRestored: 'The search couldn’t be restored',
};

/** One search of the list. */
export const savedSearchTexts = {
  newCount: (count: number) => `${figure(count)} new`,
  foundOn: (kind: SearchKind, total: number) => `${countInWords(total, NOUNS[kind])} on`,
  nothingNew: (kind: SearchKind) => ` · no new ${NOUNS[kind]}s since`,
  notCounted: (kind: SearchKind) => ` · we couldn’t count new ${NOUNS[kind]}s`,
  email: (kind: SearchKind) => `Email me about new ${NOUNS[kind]}s`,
  emailAbout: (kind: SearchKind, name: string) => `Email me about new ${NOUNS[kind]}s: ${name}`,
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  delete: 'Delete',
  deleteOne: (name: string) => `Delete ${name}`,
};

/** Renaming a saved search. */
export const renameTexts = {
  label: 'Name',
  save: 'Save name',
  cancel: 'Cancel',
};

/** `/search/saved/stop-mail`: where the link in an email leads. */
export const stopEmailsTexts = {
  title: 'Stop emails about saved searches',
  lead: 'We’ll stop emailing you about new results of your saved searches. Other emails are not affected.',
  action: 'Stop these emails',
  stopped: {
    title: 'We’ve stopped these emails',
    text: 'Your searches are still saved. You can switch emails on again for any of them.',
  },
  incomplete: {
    title: 'This link is incomplete',
    text: (
      <>
        Open it from the email again, or use the switches on your <TextLink to="/search/saved">saved searches</TextLink>
        .
      </>
    ),
  },
  failed: { title: 'The emails weren’t stopped', text: 'Nothing has changed. Try again in a moment.' },
};
