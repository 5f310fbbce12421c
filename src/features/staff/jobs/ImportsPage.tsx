import { useSearchParams } from 'react-router-dom';

import { Button } from '#ui/Button/Button.tsx';
import { pageIn } from '#services/routing/pageIn.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useImportRunsQuery } from './jobsApi.ts';
import { OpenedRun } from './OpenedRun.tsx';
import { RunTable } from './RunTable.tsx';
import { importTexts as texts } from './texts.ts';

const LOOK_MS = 5_000;

/** What is under the heading. States: loading, failed, none, imports; asked again while one runs. */
function RunList({ page }: { page: number }) {
  const { data, isFetching, error, refetch } = useImportRunsQuery({ page });
  useImportRunsQuery(
    { page },
    {
      pollingInterval: LOOK_MS,
      skipPollingIfUnfocused: true,
      skip: !(data?.runs.some(({ state }) => state === 'RUNNING') ?? false),
    },
  );
  if (error) return <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton label={texts.loading} />;
  return (
    <Stack gap={4}>
      <Inline gap={4}>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {texts.check}
        </Button>
      </Inline>
      {data.total > 0 ? (
        <RunTable runs={data.runs} isBusy={isFetching} />
      ) : (
        <Notice tone="empty" headingLevel={2} title={texts.none.title}>
          {texts.none.text}
        </Notice>
      )}
      <Pagination
        label={texts.pages}
        current={page}
        last={Math.ceil(data.total / data.pageSize)}
        hrefOf={(at) => `?page=${at}`}
      />
    </Stack>
  );
}

/** Imports of operators, for staff: the list, or the one in the address with the rows it rejected. */
export function Component() {
  const [query] = useSearchParams();
  const run = query.get('run');
  const page = pageIn(query);
  return (
    <StaffPage texts={texts}>
      {run === null ? <RunList page={page} /> : <OpenedRun runId={run} page={page} />}
    </StaffPage>
  );
}
