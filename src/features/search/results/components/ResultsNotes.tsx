import { sampleNote } from '#features/search/core/index.ts';

import type { SearchHit } from '../recordSearchApi.ts';
import { rowTexts as texts } from '../texts.ts';
import styles from './HitHead.module.scss';

interface ResultsNotesProps {
  hits: readonly SearchHit[];
  /** What all birth years rest on; null where each row says it. */
  basis: string | null;
}

/** What is true of many rows, said once above them: that they are sample data, and what their birth years rest on. */
export function ResultsNotes({ hits, basis }: ResultsNotesProps) {
  const sample = sampleNote(hits.map(({ recordSet }) => recordSet));
  if (sample === null && basis === null) return null;
  return (
    <p className={styles.notes}>
      {sample !== null && <strong>{sample}</strong>}
      {sample !== null && basis !== null && ' '}
      {basis !== null && texts.basis(basis)}
    </p>
  );
}
