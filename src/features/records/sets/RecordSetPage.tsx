import { Suspense, useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { WithdrawnSet } from '#features/records/core/index.ts';
import { EditSearchForm } from '#features/search/core/index.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';

import styles from './components/SetArticle.module.scss';
import type { SetBooksProps } from './components/SetBooks.tsx';
import { SetCoverage, PlaceCounts } from './components/SetCoverage.tsx';
import { useRecordSetQuery, type RecordSetDetail } from './recordSetApi.ts';
import { searchOfSet, setResults } from './setSearches.ts';
import { recordSetTexts as texts } from './texts.ts';

// Few sets have books.
const SetBooks = lazyPart<SetBooksProps>(() => import('./components/SetBooks.tsx').then((chunk) => chunk.SetBooks));

/** A record set: what it is, a search within it, its years and places, its books of pages, where it comes from. */
function SetArticle({ set }: { set: RecordSetDetail }) {
  const base = useMemo(() => searchOfSet(set.name), [set.name]);
  const kind = {
    category: set.category.toLowerCase(),
    subcategory: set.subcategory.toLowerCase(),
    isOfOneYear: set.firstYear !== null && set.firstYear === set.lastYear,
  };
  const books = set.books ?? [];
  // Of a set of pages that no one has indexed there is nothing to search.
  const isIndexed = set.recordCount > 0 || books.length === 0;
  return (
    <PageContainer>
      <Breadcrumbs crumbs={[{ label: texts.allSets, to: '/search/historical-records' }, { label: set.name }]} />
      <article className={styles.article}>
        <header className={styles.header}>
          <p className={styles.kind}>
            <RecordTypeIcon type={set.type} />
            {displayValue('SourceCategory', set.subcategory.toLowerCase())} ·{' '}
            {displayValue('SourceCountry', set.sourceCountry.toLowerCase())}
            {set.isSample && <Badge tone="warning">{texts.sample}</Badge>}
            <Badge tone={set.access === 'free' ? 'success' : 'neutral'}>
              {set.access === 'free' ? texts.free : set.access === 'subscribers' ? texts.subscribers : texts.members}
            </Badge>
          </p>
          <h1>{set.name}</h1>
          <p className={styles.description}>{set.description}</p>
        </header>
        {isIndexed && (
          <Card title={texts.search}>
            <EditSearchForm base={base} kind={kind} label={texts.searchNamed(set.name)} hasScope={false} />
          </Card>
        )}
        <div className={styles.columns}>
          <div className={styles.main}>
            {isIndexed && <SetCoverage set={set} />}
            <PlaceCounts set={set} />
            <Suspense fallback={null}>{books.length > 0 && <SetBooks books={books} isIndexed={isIndexed} />}</Suspense>
          </div>
          <Card title={texts.about}>
            <DescriptionList
              items={[
                ...(isIndexed ? [{ term: texts.records, value: figure(set.recordCount) }] : []),
                { term: texts.category, value: displayValue('Collection', set.category.toLowerCase()) },
                { term: texts.heldBy, value: set.repository },
                { term: texts.series, value: set.archiveSeries },
                { term: texts.credit, value: set.attribution },
                {
                  term: texts.published,
                  value: set.publishedAt === null ? null : dayInWords(new Date(set.publishedAt)),
                },
              ]}
            />
            {isIndexed && (
              <p className={styles.browse}>
                <ButtonLink to={setResults(set.name)}>{texts.browse(set.recordCount)}</ButtonLink>
              </p>
            )}
          </Card>
        </div>
      </article>
    </PageContainer>
  );
}

/**
 * One record set. States, in the order they are decided: no answer yet, failed, withdrawn or missing, at another
 * address now, a set.
 */
export function Component() {
  const { recordSetId = '' } = useParams();
  const { currentData, ...answer } = useRecordSetQuery({ id: recordSetId });
  const set = currentData?.recordSet;
  usePageTitle(set?.name ?? null);

  if (set === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (currentData?.recordSetWithdrawal)
    return <WithdrawnSet asked="set" withdrawal={currentData.recordSetWithdrawal} />;
  if (set === null) {
    return (
      <PageContainer width="text">
        <h1>{texts.missing.heading}</h1>
        <Notice
          tone="empty"
          title={texts.missing.title}
          actions={
            <ButtonLink to="/search/historical-records" variant="primary">
              {texts.missing.browse}
            </ButtonLink>
          }
        >
          <p>{texts.missing.text}</p>
        </Notice>
      </PageContainer>
    );
  }
  if (set.slug !== recordSetId) return <Navigate to={recordSetAddress(set.slug)} replace />;
  return <SetArticle set={set} />;
}
