import { useLocation } from 'react-router-dom';

import type { HeldSet } from '#features/search/core/index.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { ROWS_AT_FIRST } from '#ui/useFirstRows.ts';
import { useIsPainted } from '#ui/useIsPainted.ts';

import { byLetter, OTHERS } from '../listFilter.ts';
import { allSetsTexts } from '../texts.ts';
import { SetRow } from './SetRow.tsx';
import styles from './sets.module.scss';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Below this many an index of letters is longer than what it leads to. */
const WORTH_AN_INDEX = 10;

function scaleOf(sets: readonly HeldSet[]): { from: number; to: number } | null {
  const years = sets.flatMap(({ firstYear, lastYear }) =>
    firstYear === null || lastYear === null ? [] : [firstYear, lastYear],
  );
  return years.length === 0 ? null : { from: Math.min(...years), to: Math.max(...years) };
}

const anchorOf = (letter: string): string => `letter-${letter === OTHERS ? 'other' : letter.toLowerCase()}`;

/**
 * Record sets under their letters. Sections out of sight are not drawn until they come near (`content-visibility`), so
 * that thousands cost no more than a screenful, and the browser's own search still finds them.
 */
export function SetList({ sets, isSampleSaid }: { sets: readonly HeldSet[]; isSampleSaid: boolean }) {
  const { search } = useLocation();
  const groups = byLetter(sets);
  const present = new Set(groups.map(({ letter }) => letter));
  const scale = scaleOf(sets);
  const isPainted = useIsPainted();
  const first = new Set(groups.flatMap((group) => group.sets).slice(0, ROWS_AT_FIRST));
  const letters = [...(present.has(OTHERS) ? [OTHERS] : []), ...ALPHABET];
  return (
    <>
      {sets.length >= WORTH_AN_INDEX && (
        <nav aria-label={allSetsTexts.letters}>
          <ol role="list" className={styles.letters}>
            {letters.map((letter) => (
              <li key={letter}>
                {present.has(letter) ? (
                  <TextLink plain to={{ search, hash: anchorOf(letter) }}>
                    {letter}
                  </TextLink>
                ) : (
                  <span aria-hidden="true" className={styles.absent}>
                    {letter}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {groups.map(({ letter, sets: held }) => (
        <section
          key={letter}
          aria-labelledby={anchorOf(letter)}
          className={styles.group}
          style={{ '--rows': held.length } as React.CSSProperties}
        >
          <h2 id={anchorOf(letter)} className={styles.letter}>
            {letter}
          </h2>
          <ul role="list" className={styles.rows}>
            {held.map(
              (set) =>
                (isPainted || first.has(set)) && (
                  <SetRow key={set.id} set={set} scale={scale} isSampleSaid={isSampleSaid} />
                ),
            )}
          </ul>
        </section>
      ))}
    </>
  );
}
