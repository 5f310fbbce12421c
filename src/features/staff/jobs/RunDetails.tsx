import { figure } from '#domain/kernel/wording/countInWords.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type RunLine, type RunRejects, useImportRejectsQuery, useStopImportMutation } from './jobsApi.ts';
import { acceptedOf, importTexts, rejectTexts as texts, runName, runState } from './texts.ts';
import { useJobChange } from './useJobChange.ts';

/** Asks a running import to stop. */
function StopImport({ id }: { id: string }) {
  const change = useJobChange();
  const [stop, { isLoading }] = useStopImportMutation();
  return (
    <Stack gap={2}>
      <p>{importTexts.stopHint}</p>
      <div>
        <Button loading={isLoading} onClick={() => void change({ change: () => stop({ id }), ...importTexts })}>
          {importTexts.stop}
        </Button>
      </div>
    </Stack>
  );
}

type Reject = NonNullable<RunRejects>['rejects'][number];

const COLUMNS: readonly Column<Reject>[] = [
  { id: 'file', header: texts.file, isRowHeader: true, cell: ({ file }) => file },
  {
    id: 'line',
    header: texts.line,
    align: 'end',
    narrow: true,
    cell: ({ line }) => (line === 0 ? importTexts.nothing : figure(line)),
  },
  {
    id: 'reason',
    header: texts.reason,
    cell: ({ reason, isRemark }) => (isRemark ? `${texts.remark} ${reason}` : reason),
  },
];

const factsOf = (run: RunLine) => [
  { term: importTexts.state, value: runState(run) },
  { term: texts.source, value: run.source },
  { term: importTexts.accepted, value: acceptedOf(run) },
  { term: importTexts.rejected, value: figure(run.rejected) },
  { term: importTexts.started, value: momentInWords(run.startedAt) },
  ...(run.finishedAt === null ? [] : [{ term: texts.finished, value: momentInWords(run.finishedAt) }]),
  ...(run.comparison == null ? [] : [{ term: texts.comparison, value: run.comparison }]),
  ...(run.problem === null ? [] : [{ term: importTexts.problem, value: run.problem }]),
];

/** One import with the rows it rejected. States: loading, failed, no longer listed, none rejected, rows. */
export function RunDetails({ runId, page }: { runId: string; page: number }) {
  const { data, ...answer } = useImportRejectsQuery({ runId, page });
  const back = <TextLink to="/internal/imports">{texts.back}</TextLink>;
  if (answer.error || data === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  if (data === null)
    return (
      <Notice tone="empty" headingLevel={2} title={texts.missing.title} actions={back}>
        {texts.missing.text}
      </Notice>
    );
  const { run, rejects, total, pageSize } = data;
  const all = run.rejected + run.remarks;
  return (
    <Stack gap={4}>
      {back}
      <h2>{runName(run)}</h2>
      <DescriptionList items={factsOf(run)} />
      {run.state === 'RUNNING' && !run.isStopAsked && <StopImport id={run.id} />}
      {run.state === 'INTERRUPTED' && <p>{texts.interrupted}</p>}
      {total < all && total > 0 && <p>{texts.kept(total, all)}</p>}
      <DataTable
        caption={texts.caption}
        stacks="named"
        busy={answer.isFetching}
        rows={rejects}
        rowKey={({ n }) => String(n)}
        empty={texts.none}
        columns={COLUMNS}
      />
      <Pagination
        label={texts.pages}
        current={page}
        last={Math.ceil(total / pageSize)}
        hrefOf={(at) => `?run=${run.id}&page=${at}`}
      />
    </Stack>
  );
}
