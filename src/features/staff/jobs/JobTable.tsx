import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { type JobLine, useRetryJobMutation, useStopJobMutation } from './jobsApi.ts';
import { JOB_STAGES, jobName, jobProgress, jobTexts as texts } from './texts.ts';
import { useJobChange } from './useJobChange.ts';

/** Tries a failed job again, or ends one that waits or runs. */
function JobActions({ job }: { job: JobLine }) {
  const change = useJobChange();
  const [retry, { isLoading: isRetrying }] = useRetryJobMutation();
  const [stop, { isLoading: isStopping }] = useStopJobMutation();
  const { kind, id } = job;
  const name = <VisuallyHidden>{jobName(job)}</VisuallyHidden>;
  return (
    <Inline gap={2}>
      {job.mayRetry && (
        <Button
          size="sm"
          loading={isRetrying}
          onClick={() => void change({ change: () => retry({ kind, id }), ...texts })}
        >
          {texts.retry} {name}
        </Button>
      )}
      {job.mayStop && (
        <Button
          size="sm"
          loading={isStopping}
          onClick={() => void change({ change: () => stop({ kind, id }), ...texts })}
        >
          {texts.stop} {name}
        </Button>
      )}
    </Inline>
  );
}

const COLUMNS: readonly Column<JobLine>[] = [
  { id: 'job', header: texts.job, isRowHeader: true, cell: jobName },
  { id: 'stage', header: texts.stage, narrow: true, cell: ({ stage }) => JOB_STAGES[stage] },
  { id: 'progress', header: texts.progress, narrow: true, cell: jobProgress },
  { id: 'attempts', header: texts.attempts, align: 'end', narrow: true, cell: ({ attempts }) => attempts },
  { id: 'account', header: texts.account, narrow: true, cell: ({ memberId }) => memberId ?? texts.noAccount },
  { id: 'problem', header: texts.problem, cell: ({ problem }) => problem ?? texts.nothing },
  {
    id: 'time',
    header: texts.time,
    narrow: true,
    cell: ({ createdAt }) =>
      createdAt === null ? texts.nothing : <time dateTime={createdAt}>{momentInWords(createdAt)}</time>,
  },
  {
    id: 'actions',
    header: texts.actions,
    cell: (job) => (job.mayRetry || job.mayStop ? <JobActions job={job} /> : texts.nothing),
  },
];

/** Jobs as a table; on a phone each is a block. */
export const JobTable = ({ jobs, isBusy }: { jobs: readonly JobLine[]; isBusy: boolean }) => (
  <DataTable
    caption={texts.caption}
    hideCaption
    stacks="named"
    busy={isBusy}
    rows={jobs}
    rowKey={({ kind, id }) => `${kind} ${id}`}
    empty={texts.none}
    columns={COLUMNS}
  />
);
