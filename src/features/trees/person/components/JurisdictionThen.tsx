import { jurisdictionAt } from '#domain/places/jurisdictions/jurisdictionsOf.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';

import { timelineTexts } from './texts.ts';
import styles from './timeline.module.scss';

const yearOf = (day: number | null | undefined): number | null => (day == null ? null : Math.floor(day / 10_000));

/**
 * The county or country in which a place lay at the time of a fact, where its text says another. Nothing where it
 * changed within the date.
 */
export function JurisdictionThen({ fact }: { fact: TreeFact }) {
  const [from, to] = [yearOf(fact.date?.from), yearOf(fact.date?.to)];
  const text = fact.place?.text ?? '';
  const then = from === null || to === null ? null : jurisdictionAt(text, from);
  return then !== null && to !== null && jurisdictionAt(text, to) === then ? (
    <p className={styles.details}>{timelineTexts.placeThen(then)}</p>
  ) : null;
}
