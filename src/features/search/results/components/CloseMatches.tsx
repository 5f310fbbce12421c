import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { plainSetName } from '#features/search/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ReadingLegend } from '#ui/Reading/ReadingLegend.tsx';

import { closeTexts as texts } from '../closeTexts.ts';
import { isAnyPictured } from '../model/isAnyPictured.ts';
import { reasonWords } from '../model/reasonWords.ts';
import { eventWords } from '../model/summaryWords.ts';
import type { CloseMatch, SearchHit } from '../recordSearchApi.ts';
import { rowTexts } from '../texts.ts';
import styles from './CloseMatches.module.scss';
import { HitDetails, HitPlace, readingsOfHits } from './HitFacts.tsx';
import { HitName, HitPicture } from './HitHead.tsx';
import { ResultsNotes } from './ResultsNotes.tsx';

/** What is otherwise than asked: parts met loosely in words, then parts not met. */
function Differences({ hit: { reasons }, misses }: CloseMatch) {
  const loose = reasons.filter(({ how }) => how !== 'exact');
  return (
    <ul role="list" aria-label={texts.differences} className={styles.differences}>
      {loose.map((reason) => (
        <li key={`${reason.fieldId} ${reason.found}`}>
          <span className={styles.part}>{reason.label}:</span> {reasonWords(reason)}
        </li>
      ))}
      {misses.map(({ fieldId, label, asked }) => (
        <li key={fieldId} className={styles.missed}>
          <span className={styles.part}>{label}:</span> {texts.missed(displayValue(fieldId, asked))}
        </li>
      ))}
    </ul>
  );
}

/** Birth, event, place and details in one line. */
function Facts({ hit }: { hit: SearchHit }) {
  const born = hit.birthInWords;
  const facts = [born && rowTexts.born(born), eventWords(hit)].filter(Boolean).join(' · ');
  return (
    <p>
      {facts}
      {facts !== '' && hit.place !== null && ' · '}
      {hit.place !== null && <HitPlace hit={hit} />}
      {hit.summary.length > 0 && (facts !== '' || hit.place !== null) && ' · '}
      <HitDetails hit={hit} />
    </p>
  );
}

interface CloseMatchesProps {
  matches: readonly CloseMatch[];
  /** The results above say already that there is sample data. */
  isSampleNoted: boolean;
}

/** Records that miss a part of the search, closest first, where the search itself found little. */
export function CloseMatches({ matches, isSampleNoted }: CloseMatchesProps) {
  const hits = matches.map(({ hit }) => hit);
  const isPictured = isAnyPictured(hits);
  return (
    <section aria-labelledby="close-matches" className={styles.close}>
      <h2 id="close-matches" className={styles.heading}>
        {texts.heading}
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      {!isSampleNoted && <ResultsNotes hits={hits} basis={null} />}
      <ul role="list" aria-label={texts.label} className={styles.list}>
        {matches.map(({ hit, misses }) => (
          <li key={hit.id} className={styles.item}>
            <HitPicture hit={hit} isPictured={isPictured} />
            <div className={styles.itemBody}>
              <HitName hit={hit} />
              <Facts hit={hit} />
              <Differences hit={hit} misses={misses} />
              <p className={styles.set}>
                {plainSetName(hit.recordSet)} {!hit.isReadable && <Badge>{rowTexts.membersOnly}</Badge>}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ReadingLegend readings={readingsOfHits(hits)} />
    </section>
  );
}
