import { useSearchParams } from 'react-router-dom';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { CheckAgain } from '#features/staff/core/index.ts';
import { pageIn } from '#services/routing/pageIn.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { useStaffJobsQuery, type JobPage } from './jobsApi.ts';
import { JobTable } from './JobTable.tsx';
import { JOB_KINDS, JOB_STAGES, jobTexts as texts } from './texts.ts';

type Count = JobPage['counts'][number];
type Kind = Count['kind'];

/** Stages that staff look out for; what is over is in the list. */
const JOB_COUNTS_STAGES = ['WAITING', 'RUNNING', 'MEMBER', 'FAILED'] as const;
const JOB_COUNTS_KINDS = Object.keys(JOB_KINDS) as readonly Kind[];

const columnsOf = (counts: readonly Count[]): readonly Column<Kind>[] => [
  { id: 'kind', header: texts.kind, isRowHeader: true, cell: (kind) => JOB_KINDS[kind] },
  ...JOB_COUNTS_STAGES.map((stage) => ({
    id: stage,
    header: JOB_STAGES[stage],
    align: 'end' as const,
    cell: (kind: Kind) => figure(counts.find((one) => one.kind === kind && one.stage === stage)?.count ?? 0),
  })),
];

/** How many jobs of each kind wait, run and have failed. */
const JobCounts = ({ counts }: { counts: readonly Count[] }) => (
  <DataTable
    caption={texts.counts}
    columns={columnsOf(counts)}
    rows={JOB_COUNTS_KINDS}
    rowKey={(kind) => kind}
    stacks="named"
  />
);

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
  const answer = useStaffJobsQuery(asked);
  const isMoving =
    answer.data?.counts.some(
      ({ kind, stage }) => kind !== 'PAGE_READING' && (stage === 'RUNNING' || stage === 'WAITING'),
    ) ?? false;
  useStaffJobsQuery(asked, { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true, skip: !isMoving });

  const addressOf = (changed: { kind?: string; stage?: string; page?: string }) =>
    new URLSearchParams(
      Object.entries({ kind: asked.kind ?? '', stage: asked.stage ?? '', ...changed }).filter(
        ([, value]) => value !== '',
      ),
    );
  return (
    <StaffPage texts={texts}>
      {answer.data && <JobCounts counts={answer.data.counts} />}
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
        <CheckAgain of={answer} />
      </Inline>
      <Answer of={answer} texts={texts} headingLevel={2} mustBeFresh>
        {({ jobs }) => <JobTable jobs={jobs} isBusy={answer.isFetching} />}
      </Answer>
      {answer.data && (
        <Pagination
          label={texts.pages}
          current={page}
          last={Math.ceil(answer.data.total / answer.data.pageSize)}
          hrefOf={(at) => `?${addressOf({ page: String(at) }).toString()}`}
        />
      )}
    </StaffPage>
  );
}
