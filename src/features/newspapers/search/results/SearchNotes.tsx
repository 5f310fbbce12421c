import { type ReactNode, Suspense } from 'react';

import type { AddressFault, ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { QueryHelp } from '#features/newspapers/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import type { ArticleResult } from '../api/articleSearchApi.ts';
import type { ArticleChange } from '../model/articleChange.ts';
import styles from './SearchNotes.module.scss';

// Of some searches only: most have neither.
const ArticleFaults = lazyPart(() =>
  import(/* webpackChunkName: "articleNotes" */ './ArticleFaults.tsx').then((chunk) => chunk.ArticleFaults),
);
const ArticleChips = lazyPart(() =>
  import(/* webpackChunkName: "articleNotes" */ './ArticleChips.tsx').then((chunk) => chunk.ArticleChips),
);

/** Whether a search is narrowed by more than its words. */
const isNarrowed = (query: ArticleAddress): boolean =>
  writeArticleAddress({ ...query, words: '', page: 1, order: 'relevance' }) !== '';

interface SearchNotesProps {
  query: ArticleAddress;
  faults: ArticleResult['faults'];
  addressFaults: readonly AddressFault[];
  titles: ReadonlyMap<string, string>;
  onChange: (change: ArticleChange) => void;
  /** Beside the help: ways to other forms. */
  children: ReactNode;
}

/** Below the box of the search: what of it was not understood, how it is written, and the filters in force. */
export const SearchNotes = ({ query, faults, addressFaults, titles, onChange, children }: SearchNotesProps) => (
  <>
    <Suspense fallback={null}>
      {(faults.length > 0 || addressFaults.length > 0) && (
        <ArticleFaults words={query.words} faults={faults} addressFaults={addressFaults} />
      )}
    </Suspense>
    <div className={styles.tools}>
      <QueryHelp />
      {children}
    </div>
    <Suspense fallback={null}>
      {isNarrowed(query) && <ArticleChips query={query} titles={titles} onChange={onChange} />}
    </Suspense>
  </>
);
