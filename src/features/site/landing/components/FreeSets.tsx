import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { plainSetName, sampleNote, useRecordSetsQuery } from '#features/search/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Cards } from '#ui/ContentText/Entries.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { freeTexts } from '../freeTexts.ts';
import { landingTexts } from '../texts.ts';
import styles from './TextLinks.module.scss';

/** Every record set that anyone may read in full. States: loading, failed, none, the sets. */
export function FreeSets() {
  const { data: sets, ...answer } = useRecordSetsQuery();
  if (sets === undefined)
    return (
      <NoAnswer
        of={answer}
        texts={{ failed: landingTexts.setsFailed }}
        waiting={<SkeletonTable rows={3} columns={3} />}
        headingLevel={2}
      />
    );
  const free = sets.filter(({ access }) => access === 'free');
  if (free.length === 0) {
    return (
      <Notice tone="empty" headingLevel={2} title={freeTexts.none}>
        <p>{freeTexts.noneText}</p>
      </Notice>
    );
  }
  // Said once where it is true of all; else by the names of the record sets.
  const note = free.every(({ isSample }) => isSample) ? sampleNote(free) : null;
  return (
    <section aria-labelledby="free-sets" className={styles.links}>
      <h2 id="free-sets">{freeTexts.heading}</h2>
      {note !== null && <p className={styles.sample}>{note}</p>}
      <Cards
        entries={free.map((set) => {
          const { id, name, recordCount, firstYear, lastYear } = set;
          return {
            title: note === null ? name : plainSetName(set),
            to: `/free-ancestry-records/${encodeURIComponent(id)}`,
            value: `${landingTexts.records(recordCount)}${firstYear !== null && lastYear !== null ? `, ${yearSpan(firstYear, lastYear)}` : ''}`,
            spans: [],
          };
        })}
      />
    </section>
  );
}
