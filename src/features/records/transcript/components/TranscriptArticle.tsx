import { lazy, Suspense } from 'react';

import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';

import type { Transcript } from '../transcriptApi.ts';
import { CorrectedValue } from './CorrectedValue.tsx';
import { GroupTable } from './GroupTable.tsx';
import { ImageList } from './ImageList.tsx';
import { OriginalCard } from './OriginalCard.tsx';
import { PhoneFold } from './PhoneFold.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { RecordActions } from './RecordActions.tsx';
import { ResultWalker } from './ResultWalker.tsx';
import { SignInOffer } from './SignInOffer.tsx';
import { SourceCard } from './SourceCard.tsx';
import styles from './TranscriptArticle.module.scss';

// What other sources say comes after the record itself.
const HouseholdYears = lazy(() => import('./HouseholdYears.tsx').then(({ HouseholdYears: table }) => ({ default: table })));
const OtherRecords = lazy(() => import('./OtherRecords.tsx').then(({ OtherRecords: card }) => ({ default: card })));
const SearchWithinRecord = lazy(() => import('./SearchWithinRecord.tsx').then(({ SearchWithinRecord: links }) => ({ default: links })));

interface TranscriptArticleProps {
  record: Transcript;
  /** A newer answer is on its way; this one stays readable. */
  busy: boolean;
}

/** A record that is open to its reader, whole or in summary. */
export function TranscriptArticle({ record, busy }: TranscriptArticleProps) {
  const { recordSet } = record.source;
  const isWhole = record.access === 'FULL';
  return (
    <PageContainer>
      <Breadcrumbs crumbs={[{ label: 'Record sets', to: '/search/historical-records' }, { label: recordSet.name, to: recordSetAddress(recordSet.id) }, { label: record.name }]} />
      <ResultWalker id={record.id} />
      <article aria-busy={busy || undefined} className={styles.article}>
        <header className={styles.header}>
          <p className={styles.kind}>
            <RecordTypeIcon type={record.type} />
            <span>{recordSet.name}</span>
            {recordSet.isSample && <Badge tone="warning">Made-up sample</Badge>}
          </p>
          <h1>{record.name}</h1>
          <p className={styles.summary}>{record.summaryLine}</p>
          <RecordActions id={record.id} />
          <Suspense fallback={null}>
            <SearchWithinRecord record={record} />
          </Suspense>
        </header>
        {record.access === 'SUMMARY' && <SignInOffer />}
        {record.group && (
          <div className={styles.people}>
            <GroupTable group={record.group} />
            {isWhole && record.type === 'CENSUS' && (
              <Suspense fallback={null}>
                <HouseholdYears id={record.id} />
              </Suspense>
            )}
          </div>
        )}
        <div className={styles.columns}>
          <Card title="Transcript">
            <div className={styles.sections}>
              {record.sections.map(({ title, fields }, at) => (
                <div key={title} role="group" aria-label={title} className={styles.section}>
                  <PhoneFold title={title} isHeading isOpenAtFirst={at === 0 || fields.some(({ correction }) => correction !== null)}>
                    <DescriptionList items={fields.map(({ label, value, correction }) => ({ term: label, value: correction === null ? value : <CorrectedValue value={value} correction={correction} /> }))} />
                  </PhoneFold>
                </div>
              ))}
            </div>
          </Card>
          <aside className={styles.side} aria-label="About this record">
            <SourceCard source={record.source} citations={record.citations} />
            {record.hasImage === true && <OriginalCard record={record} />}
            {record.images.length > 0 && <ImageList images={record.images} />}
            {record.place && <PlaceCard place={record.place} />}
          </aside>
        </div>
        {isWhole && (
          <Suspense fallback={null}>
            <OtherRecords id={record.id} />
          </Suspense>
        )}
      </article>
    </PageContainer>
  );
}
