import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';

import type { JobPage } from './jobsApi.ts';
import { JOB_KINDS, JOB_STAGES, jobTexts as texts } from './texts.ts';

type Count = JobPage['counts'][number];
type Kind = Count['kind'];

/** Stages that staff look out for; what is over is in the list. */
const STAGES = ['WAITING', 'RUNNING', 'MEMBER', 'FAILED'] as const;
const KINDS = Object.keys(JOB_KINDS) as readonly Kind[];

const columnsOf = (counts: readonly Count[]): readonly Column<Kind>[] => [
  { id: 'kind', header: texts.kind, isRowHeader: true, cell: (kind) => JOB_KINDS[kind] },
  ...STAGES.map((stage) => ({
    id: stage,
    header: JOB_STAGES[stage],
    align: 'end' as const,
    cell: (kind: Kind) => figure(counts.find((one) => one.kind === kind && one.stage === stage)?.count ?? 0),
  })),
];

/** How many jobs of each kind wait, run and have failed. */
export const JobCounts = ({ counts }: { counts: readonly Count[] }) => (
  <DataTable caption={texts.counts} columns={columnsOf(counts)} rows={KINDS} rowKey={(kind) => kind} stacks="named" />
);
