import type { ReactNode } from 'react';

import type { AddressFault, ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { QueryHelp } from '#features/newspapers/core/index.ts';

import type { ArticleResult } from '../api/articleSearchApi.ts';
import type { ArticleChange } from '../model/articleChange.ts';
import { ArticleChips } from './ArticleChips.tsx';
import { ArticleFaults } from './ArticleFaults.tsx';
import styles from './SearchNotes.module.scss';

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
    <ArticleFaults words={query.words} faults={faults} addressFaults={addressFaults} />
    <div className={styles.tools}>
      <QueryHelp />
      {children}
    </div>
    <ArticleChips query={query} titles={titles} onChange={onChange} />
  </>
);
