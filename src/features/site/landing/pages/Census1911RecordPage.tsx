import { Suspense, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { readCensus1911Address } from '#domain/site/landing/census1911Address.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useCensus1911RecordQuery } from '../landingApi.ts';
import { namesTexts, personTexts } from '../namesTexts.ts';

const PersonArticle = lazyPart(() => import('../components/PersonArticle.tsx').then((chunk) => chunk.PersonArticle));

/** Where closed records lead, without a word about the person (REC-012). */
const CLOSED = '/access-denied/record';

/**
 * A person of the 1911 census, named by the id and guid of the address (spec 1 section 2). States: on its way, failed,
 * closed, missing, the person.
 */
export function Component() {
  const { idLevel1 = '', idLevel2 = '', idLevel3AndGuid = '' } = useParams();
  const reference = readCensus1911Address({ idLevel1, idLevel2, idLevel3AndGuid });
  const { currentData, ...answer } = useCensus1911RecordQuery(reference ?? { id: '', guid: '' }, {
    skip: reference === null,
  });
  const record = currentData?.record ?? null;
  const { readingInText } = useReadings(record && record.name);
  usePageTitle(record && namesTexts.inCensus(readingInText(record.name, record.source.recordSet.notation)));
  useEffect(() => PersonArticle.preload(), []);
  // without a dash there is no record to ask for.
  if (reference === null) throw new PageMissing();
  const waiting = <PageSkeleton label={personTexts.loading} />;
  if (currentData === undefined) return <NoAnswer of={answer} texts={personTexts} waiting={waiting} asPage />;
  if (currentData.standing === 'CLOSED') return <Navigate to={CLOSED} replace />;
  if (record === null) {
    return (
      <PageContainer width="text">
        <h1>{personTexts.missing}</h1>
        <Notice
          tone="empty"
          title={personTexts.missingTitle}
          actions={
            <ButtonLink to="/1911-census" variant="primary">
              {personTexts.surnames}
            </ButtonLink>
          }
        >
          <p>{personTexts.missingText}</p>
        </Notice>
      </PageContainer>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <PersonArticle person={record} />
    </Suspense>
  );
}
