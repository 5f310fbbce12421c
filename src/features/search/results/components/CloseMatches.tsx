import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { Badge } from '#ui/Badge/Badge.tsx';

import type { CloseMatch, SearchHit } from '../api/recordSearchApi.ts';
import { isAnyPictured } from '../model/isAnyPictured.ts';
import { reasonWords } from '../model/reasonWords.ts';
import { eventWords, isUnmarkedSample, summaryWords } from '../model/summaryWords.ts';
import styles from './CloseMatches.module.scss';
import { HitName } from './HitName.tsx';
import { HitPicture } from './HitPicture.tsx';

/** What is otherwise than asked: parts met loosely in words, then parts not met. */
function Differences({ hit: { reasons }, misses }: CloseMatch) {
  const loose = reasons.filter(({ how }) => how !== 'exact');
  return (
    <ul role="list" aria-label="What differs" className={styles.differences}>
      {loose.map((reason) => (
        <li key={`${reason.fieldId} ${reason.found}`}>
          <span className={styles.part}>{reason.label}:</span> {reasonWords(reason)}
        </li>
      ))}
      {misses.map(({ fieldId, label, asked }) => (
        <li key={fieldId} className={styles.missed}>
          <span className={styles.part}>{label}:</span> not {displayValue(fieldId, asked)}, or not said
        </li>
      ))}
    </ul>
  );
}

const factsOf = (hit: SearchHit): string => {
  const born = hit.birthInWords;
  return [born && `born ${born}`, eventWords(hit), hit.place, summaryWords(hit.summary)].filter(Boolean).join(' · ');
};

/** Records that miss a part of the search, closest first, where the search itself found little. */
export function CloseMatches({ matches }: { matches: readonly CloseMatch[] }) {
  const isPictured = isAnyPictured(matches.map(({ hit }) => hit));
  return (
    <section aria-labelledby="close-matches" className={styles.close}>
      <h2 id="close-matches" className={styles.heading}>
        Close to what you asked
      </h2>
      <p className={styles.lead}>Names are misspelt and ages misremembered. These records miss a part of the search; each says which.</p>
      <ul role="list" aria-label="Close matches" className={styles.list}>
        {matches.map(({ hit, misses }) => (
          <li key={hit.id} className={styles.item}>
            <HitPicture hit={hit} isPictured={isPictured} />
            <div className={styles.itemBody}>
              <HitName hit={hit} />
              <p>{factsOf(hit)}</p>
              <Differences hit={hit} misses={misses} />
              <p className={styles.set}>
                {hit.recordSet.name}
                {isUnmarkedSample(hit.recordSet) && ' (sample)'} {!hit.isReadable && <Badge>Members read more</Badge>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
