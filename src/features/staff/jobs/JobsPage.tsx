import { useSearchParams } from 'react-router-dom';

import { Button } from '#ui/Button/Button.tsx';
import { pageIn } from '#services/routing/pageIn.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { JobCounts } from './JobCounts.tsx';
import { useStaffJobsQuery } from './jobsApi.ts';
import { JobTable } from './JobTable.tsx';
import { JOB_KINDS, JOB_STAGES, jobTexts as texts } from './texts.ts';

/** While something is under way the page asks again so often. */
const LOOK_MS = 5_000;
const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));
const KINDS = optionsOf(JOB_KINDS);
const STAGES = optionsOf(JOB_STAGES);
const isKey = <Value extends string>(words: Readonly<Record<Value, string>>, value: string | null): value is Value =>
  value !== null && Object.hasOwn(words, value);

/** Jobs of the background, for staff: filters and page are in the address. States: loading, failed, none, jobs. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const [askedKind, askedStage, page] = [query.get('kind'), query.get('stage'), pageIn(query)];
  const asked = {
    kind: isKey(JOB_KINDS, askedKind) ? askedKind : null,
    stage: isKey(JOB_STAGES, askedStage) ? askedStage : null,
    page,
  };
  const { data, isFetching, error, refetch } = useStaffJobsQuery(asked);
  const isMoving =
    data?.counts.some(({ kind, stage }) => kind !== 'PAGE_READING' && (stage === 'RUNNING' || stage === 'WAITING')) ??
    false;
  useStaffJobsQuery(asked, { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true, skip: !isMoving });

  const addressOf = (changed: { kind?: string; stage?: string; page?: string }) =>
    new URLSearchParams(
      Object.entries({ kind: asked.kind ?? '', stage: asked.stage ?? '', ...changed }).filter(
        ([, value]) => value !== '',
      ),
    );
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </Stack>
        {data && <JobCounts counts={data.counts} />}
        <Inline gap={4}>
          <SelectField
            label={texts.kind}
            placeholder={texts.everyKind}
            options={KINDS}
            value={asked.kind ?? ''}
            onChange={({ target }) => setQuery(addressOf({ kind: target.value }), { replace: true })}
          />
          <SelectField
            label={texts.stage}
            placeholder={texts.everyStage}
            options={STAGES}
            value={asked.stage ?? ''}
            onChange={({ target }) => setQuery(addressOf({ stage: target.value }), { replace: true })}
          />
          <Button loading={isFetching} onClick={() => void refetch()}>
            {texts.check}
          </Button>
        </Inline>
        {error !== undefined && (
          <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
        )}
        {error === undefined &&
          (data ? <JobTable jobs={data.jobs} isBusy={isFetching} /> : <PageSkeleton label={texts.loading} />)}
        {data && (
          <Pagination
            label={texts.pages}
            current={page}
            last={Math.ceil(data.total / data.pageSize)}
            hrefOf={(at) => `?${addressOf({ page: String(at) }).toString()}`}
          />
        )}
      </Stack>
    </PageContainer>
  );
}
