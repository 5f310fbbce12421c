import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { comparedIds } from '#domain/search/compare/comparedIds.ts';
import { selectResultListAddress } from '#features/search/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useCompareRecordsQuery } from './compareApi.ts';
import { Comparison } from './Comparison.tsx';
import { comparePageTexts as texts } from './texts.ts';

const SEARCH = '/search/results';

/** Records side by side. States, in the order they are decided: none named, never loaded, failed, none readable, records. */
export function Component() {
  const { pathname, search } = useLocation();
  const ids = useMemo(() => comparedIds(search), [search]);
  const { currentData, data, isFetching, error, refetch } = useCompareRecordsQuery(ids, { skip: ids.length === 0 });
  const answers = currentData ?? data;
  const backTo = useSelector(selectResultListAddress) ?? SEARCH;
  const records = answers?.flatMap(({ record }) => record ?? []).filter(({ id }) => ids.includes(id)) ?? [];
  usePageTitle(records.length > 0 ? texts.documentTitle(records.map(({ name }) => name)) : null);

  const chooseOthers = (
    <ButtonLink to={backTo} variant="primary">
      {texts.choose}
    </ButtonLink>
  );
  if (ids.length === 0) {
    return (
      <PageContainer width="text">
        <Stack gap={4}>
          <h1>{texts.title}</h1>
          <Notice tone="empty" title={texts.empty.title} actions={chooseOthers}>
            <p>{texts.empty.text}</p>
          </Notice>
        </Stack>
      </PageContainer>
    );
  }
  if (answers === undefined && isFetching) return <PageSkeleton label={texts.loading} />;
  if (answers === undefined) {
    return <PageFailure title={texts.failed} {...failureText(error)} onRetry={() => void refetch()} />;
  }
  const unseen = answers.length - answers.filter(({ record }) => record).length;
  const comeBack = () => storeReturnLocation(pathname + search);
  return (
    <PageContainer width="wide">
      <Stack gap={4}>
        <h1>{texts.title}</h1>
        {unseen > 0 && <Notice tone="warning" title={texts.unseen.title(unseen)}>{texts.unseen.text}</Notice>}
        {records.some(({ access }) => access === 'SUMMARY') && (
          <Notice
            tone="info"
            title={texts.summary.title}
            actions={
              <ButtonLink to="/sign-in?prompt=login" onClick={comeBack}>
                {texts.summary.action}
              </ButtonLink>
            }
          >
            {texts.summary.text}
          </Notice>
        )}
        {records.length > 0 ? <Comparison records={records} ids={ids} backTo={backTo} /> : <Notice tone="empty" title={texts.nothing} actions={chooseOthers} />}
      </Stack>
    </PageContainer>
  );
}
