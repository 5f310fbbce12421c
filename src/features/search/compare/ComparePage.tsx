import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { askedComparison, type AskedComparison } from '#domain/search/compare/comparedItem.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { selectResultListAddress } from '#features/search/core/index.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer, type NoAnswerProps } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useCompareArticlesQuery, useCompareRecordsQuery } from './compareApi.ts';
import { articleColumn, type ComparedColumn, recordColumn, unseenColumn } from './comparedColumn.ts';
import { Comparison } from './Comparison.tsx';
import { comparePageTexts as texts } from './texts.ts';

const NONE: readonly never[] = [];

type Compared = NoAnswerProps['of'] & {
  /** In the order of the address; null until all of them are here for the first time. */
  columns: readonly ComparedColumn[] | null;
};

/**
 * Records and articles that an address asks to compare; those of the address before stay while others are on their way.
 */
function useCompared({ items, words }: AskedComparison): Compared {
  const recordIds = useMemo(() => items.flatMap(({ kind, id }) => (kind === 'record' ? [id] : [])), [items]);
  const articleIds = useMemo(() => items.flatMap(({ kind, id }) => (kind === 'article' ? [id] : [])), [items]);
  const ofRecords = useCompareRecordsQuery(recordIds, { skip: recordIds.length === 0 });
  const ofArticles = useCompareArticlesQuery({ ids: articleIds, words }, { skip: articleIds.length === 0 });
  const records = recordIds.length === 0 ? NONE : (ofRecords.currentData ?? ofRecords.data);
  const articles = articleIds.length === 0 ? NONE : (ofArticles.currentData ?? ofArticles.data);
  const columns = useMemo(() => {
    if (!records || !articles) return null;
    const found = [
      ...records.flatMap(({ record }) => (record ? [recordColumn(record)] : [])),
      ...articles.flatMap((article) => (article ? [articleColumn(article, words)] : [])),
    ];
    return items.map(
      (item) => found.find(({ kind, id }) => kind === item.kind && id === item.id) ?? unseenColumn(item),
    );
  }, [items, words, records, articles]);
  return {
    columns,
    isFetching: ofRecords.isFetching || ofArticles.isFetching,
    error: ofRecords.error ?? ofArticles.error,
    refetch: () => {
      if (ofRecords.error !== undefined) void ofRecords.refetch();
      if (ofArticles.error !== undefined) void ofArticles.refetch();
    },
  };
}

const SEARCH = '/search/results';

/**
 * Records and articles side by side. States, in the order they are decided: none named, never loaded, failed, none to
 * be shown, columns.
 */
export function Component() {
  const { pathname, search } = useLocation();
  const asked = useMemo(() => askedComparison(search), [search]);
  const { columns, ...answer } = useCompared(asked);
  const backTo = useSelector(selectResultListAddress) ?? SEARCH;
  const isMember = useSelector(selectIsSignedIn);
  const shown = columns?.flatMap(({ head }) => head ?? []) ?? [];
  const { readingInText } = useReadings(...shown.map(({ name }) => name));
  usePageTitle(
    shown.length > 0
      ? texts.documentTitle(
          shown.map(({ name, notation }) => (notation === null ? name : readingInText(name, notation))),
        )
      : null,
  );

  const kinds = asked.items.map(({ kind }) => kind);
  const chooseOthers = (
    <ButtonLink to={backTo} variant="primary">
      {texts.choose}
    </ButtonLink>
  );
  if (asked.items.length === 0) {
    return (
      <PageContainer width="text">
        <Stack gap={4}>
          <h1>{texts.title([])}</h1>
          <Notice tone="empty" title={texts.empty.title} actions={chooseOthers}>
            <p>{texts.empty.text}</p>
          </Notice>
        </Stack>
      </PageContainer>
    );
  }
  if (columns === null)
    return <NoAnswer of={answer} texts={{ loading: texts.loading(kinds), failed: texts.failed(kinds) }} asPage />;
  const comeBack = () => storeReturnLocation(pathname + search);
  return (
    <PageContainer width="wide">
      <Stack gap={4}>
        <h1>{texts.title(kinds)}</h1>
        {!isMember && columns.some(({ isForMembers }) => isForMembers) && (
          <Notice
            tone="info"
            title={texts.members.title}
            actions={
              <ButtonLink to="/sign-in?prompt=login" onClick={comeBack}>
                {texts.members.action}
              </ButtonLink>
            }
          >
            {texts.members.text}
          </Notice>
        )}
        {shown.length > 0 ? (
          <Comparison columns={columns} words={asked.words} backTo={backTo} />
        ) : (
          <Notice tone="empty" title={texts.nothing} actions={chooseOthers} />
        )}
      </Stack>
    </PageContainer>
  );
}
