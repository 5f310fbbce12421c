import { lazy, Suspense } from 'react';

import { mayHoldSign } from '#domain/kernel/readings/mayHoldSign.ts';
import { mayHoldReading } from '#domain/records/core/mayHoldReading.ts';
import { LazyPaywall } from '#features/billing/core/index.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { useStoreReturnLocation } from '#services/routing/useStoreReturnLocation.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { belowQuery } from '#ui/breakpoints.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { ReadingLegend } from '#ui/Reading/ReadingLegend.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

import { fieldTexts, recordHeadTexts, signInOfferTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import { GroupList, GroupTable } from './HouseholdGroup.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { RecordFields } from './RecordFields.tsx';
import { RecordHead } from './RecordHead.tsx';
import { ResultWalker, HouseholdWalker } from './RecordWalkers.tsx';
import { SourceCard } from './SourceCard.tsx';
import styles from './transcript.module.scss';

/** Page images of the original, first page first. */
function ImageList({ images }: { images: readonly string[] }) {
  return (
    <Card title={recordHeadTexts.pageImages}>
      <ol>
        {images.map((address, at) => (
          <li key={address}>
            <TextLink to={address} newTab>
              {recordHeadTexts.pageNumber(at + 1)}
            </TextLink>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What a visitor reads of a record that is for members, with the way in that comes back here. */
function SignInOffer() {
  const comeBack = useStoreReturnLocation();
  return (
    <Notice tone="info" headingLevel={2} title={texts.title} actions={<WaysIn onLeave={comeBack} />}>
      <p>{texts.text}</p>
    </Notice>
  );
}

// What other sources say comes after the record itself.
const HouseholdYears = lazy(() =>
  import(/* webpackChunkName: "besideRecord" */ './HouseholdYears.tsx').then(({ HouseholdYears: table }) => ({
    default: table,
  })),
);
const ReadOn = lazy(() => import('./ReadOn.tsx').then(({ ReadOn: question }) => ({ default: question })));
const OtherRecords = lazy(() =>
  import(/* webpackChunkName: "besideRecord" */ './OtherRecords.tsx').then(({ OtherRecords: card }) => ({
    default: card,
  })),
);
const SearchWithinRecord = lazy(() =>
  import(/* webpackChunkName: "besideRecord" */ './SearchWithinRecord.tsx').then(({ SearchWithinRecord: links }) => ({
    default: links,
  })),
);

/** What a transcript shows that its transcriber may not have read whole. */
const textsOf = ({ name, sections, group }: Transcript): (string | null)[] => [
  name,
  ...sections.flatMap(({ fields }) => fields.map(({ fieldId, value }) => (mayHoldReading(fieldId) ? value : null))),
  ...(group?.members.flatMap((member) => [member.name, ...member.values]) ?? []),
];

interface TranscriptArticleProps {
  record: Transcript;
  /** A newer answer is on its way; this one stays readable. */
  busy: boolean;
}

/** A record that is open to its reader, whole or in summary. */
export function TranscriptArticle({ record, busy }: TranscriptArticleProps) {
  const { recordSet } = record.source;
  const { notation } = recordSet;
  const { readingInText } = useReadings(record.name);
  const isWhole = record.access === 'FULL';
  const isForSubscribers = recordSet.access === 'subscribers';
  const isPhone = useMediaQuery(belowQuery('md'));
  return (
    <PageContainer>
      <Breadcrumbs
        crumbs={[
          { label: recordHeadTexts.allSets, to: '/search/historical-records' },
          { label: recordSet.name, to: recordSetAddress(recordSet.id) },
          ...(isPhone ? [] : [{ label: readingInText(record.name, notation) }]),
        ]}
      />
      <ResultWalker id={record.id} />
      <article aria-busy={busy || undefined} className={styles.article}>
        <RecordHead record={record} isPhone={isPhone} />
        {!isWhole && !isForSubscribers && <SignInOffer />}
        {!isWhole && isForSubscribers && (
          <LazyPaywall what="transcript" openTo={['subscribers']} recordId={record.id} recordSetId={recordSet.id} />
        )}
        {record.group && (
          <div className={styles.people}>
            {isPhone ? (
              <GroupList group={record.group} notation={notation} />
            ) : (
              <GroupTable group={record.group} notation={notation} />
            )}
            <HouseholdWalker nextHouseholds={record.nextHouseholds} notation={notation} />
          </div>
        )}
        <div className={styles.columns}>
          <Stack gap={2}>
            <RecordFields sections={record.sections} notation={notation} />
            <ReadingLegend readings={textsOf(record).map((text) => ({ text, notation }))} />
            {isWhole && textsOf(record).some((text) => text !== null && mayHoldSign(text)) && (
              <Suspense fallback={null}>
                <ReadOn id={record.id} sections={record.sections} notation={notation} />
              </Suspense>
            )}
          </Stack>
          <aside className={styles.side} aria-label={fieldTexts.about}>
            <SourceCard source={record.source} citations={record.citations} />
            {record.images.length > 0 && <ImageList images={record.images} />}
            {record.place && <PlaceCard place={record.place} />}
          </aside>
        </div>
        {isWhole && record.type === 'CENSUS' && record.group && (
          <Suspense fallback={null}>
            <HouseholdYears id={record.id} />
          </Suspense>
        )}
        {isWhole && (
          <Suspense fallback={null}>
            <OtherRecords id={record.id} />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <SearchWithinRecord record={record} />
        </Suspense>
      </article>
    </PageContainer>
  );
}
