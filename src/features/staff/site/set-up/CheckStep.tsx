import { CheckAgain } from '#features/staff/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type DoctorFinding, useDoctorFindingsQuery } from './setUpApi.ts';
import { checkTexts as texts } from './stepTexts.ts';

const TONES = { OK: 'success', WARNING: 'warning', FAULT: 'error', NOT_APPLICABLE: 'neutral' } as const;
/** What needs someone comes first. */
const ORDER: readonly DoctorFinding['state'][] = ['FAULT', 'WARNING', 'OK', 'NOT_APPLICABLE'];

const COLUMNS: readonly Column<DoctorFinding>[] = [
  { id: 'check', header: texts.check, isRowHeader: true, cell: ({ check }) => check },
  {
    id: 'state',
    header: texts.state,
    narrow: true,
    cell: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>,
  },
  {
    id: 'seen',
    header: texts.seen,
    cell: ({ seen, advice }) => (
      <>
        {seen}
        {advice !== null && (
          <>
            {' '}
            <strong>{advice}</strong>
          </>
        )}
      </>
    ),
  },
];

function Summary({ findings }: { findings: readonly DoctorFinding[] }) {
  const has = (wanted: DoctorFinding['state']) => findings.some(({ state }) => state === wanted);
  if (has('FAULT'))
    return (
      <Notice tone="error" headingLevel={3} title={texts.faults}>
        <p>{texts.who}</p>
      </Notice>
    );
  if (has('WARNING'))
    return (
      <Notice tone="warning" headingLevel={3} title={texts.warnings}>
        <p>{texts.who}</p>
      </Notice>
    );
  return <Notice tone="success" headingLevel={3} title={texts.well} />;
}

/** What the doctor says of the whole deployment, the gravest first. States: looking, failed, what was seen. */
export function CheckStep() {
  const { data: findings, ...answer } = useDoctorFindingsQuery();
  if (findings === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={3} />;
  const rows = ORDER.flatMap((wanted) => findings.filter(({ state }) => state === wanted));
  return (
    <Stack>
      <Summary findings={findings} />
      <div>
        <CheckAgain of={answer} />
      </div>
      <DataTable
        bare
        hideCaption
        stacks="named"
        caption={texts.caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ check, seen }) => `${check} ${seen}`}
        density="comfortable"
      />
    </Stack>
  );
}
