import { plainSetName } from '#features/search/core/index.ts';

import type { SearchHit } from '../api/recordSearchApi.ts';
import { rowTexts as texts } from '../texts.ts';
import styles from './ResultsNotes.module.scss';

interface ResultsNotesProps {
  hits: readonly SearchHit[];
  /** What all birth years rest on; null where each row says it. */
  basis: string | null;
}

function sampleText(hits: readonly SearchHit[]): string | null {
  const sets = hits.map(({ recordSet }) => recordSet).filter(({ isSample }) => isSample);
  if (sets.length === 0) return null;
  return sets.length === hits.length ? texts.sample : texts.sampleAmong(new Intl.ListFormat('en-GB').format(new Set(sets.map(plainSetName))));
}

/** What is true of many rows, said once above them: that they are sample data, and what their birth years rest on. */
export function ResultsNotes({ hits, basis }: ResultsNotesProps) {
  const sample = sampleText(hits);
  if (sample === null && basis === null) return null;
  return (
    <p className={styles.notes}>
      {sample !== null && <strong>{sample}</strong>}
      {sample !== null && basis !== null && ' '}
      {basis !== null && texts.basis(basis)}
    </p>
  );
}
