import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { plainSetName, sampleNote, useRecordSetsQuery } from '#features/search/core/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Cards } from '#ui/ContentText/Entries.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import freeSetsStyles from '../components/TextLinks.module.scss';
import { TextPage } from '../components/TextPage.tsx';
import { freeTexts } from '../freeTexts.ts';
import { landingTexts } from '../texts.ts';
import styles from './FreeRecordsPage.module.scss';

/** Every record set that anyone may read in full. States: loading, failed, none, the sets. */
function FreeSets() {
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
    <section aria-labelledby="free-sets" className={freeSetsStyles.links}>
      <h2 id="free-sets">{freeTexts.heading}</h2>
      {note !== null && <p className={freeSetsStyles.sample}>{note}</p>}
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

const FREE_TRIAL = { title: freeTexts.trial, to: '/free-trial', value: null, spans: [] };

/**
 * Record sets that cost nothing, on the indigo ground, with the way to a free trial of the rest (spec 1 section 2)
 * where subscriptions are sold.
 */
export function Component() {
  return (
    <div className={styles.page}>
      <TextPage
        kind="landing"
        textKey="free-ancestry-records"
        {...(readSiteBoot().holds?.includes('plans') && { action: FREE_TRIAL })}
        above={<FreeSets />}
      />
    </div>
  );
}
