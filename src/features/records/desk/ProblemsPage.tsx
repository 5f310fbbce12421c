import { useRef, useState } from 'react';

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { CheckFigures } from './components/CheckFigures.tsx';
import { ColumnStepCard } from './components/ColumnStepCard.tsx';
import { ColumnValuesCard } from './components/ColumnValuesCard.tsx';
import { Lacks } from './components/Lacks.tsx';
import { MendRow, type OpenRow } from './components/MendRow.tsx';
import { Problem } from './components/Problem.tsx';
import { SheetFrame } from './components/SheetFrame.tsx';
import { StepList } from './components/StepList.tsx';
import { useSheetCheckQuery, type Sheet } from './deskApi.ts';
import { problemTexts as texts } from './problemTexts.ts';
import { sheetAddress } from './sheetSteps.ts';
import { useMends } from './useMends.ts';

const GROUPS = ['STOP', 'ASK', 'NOTE'] as const;

/** What was found. States: loading, failed, nothing to decide, problems; what was found stays while rows are looked at again. */
function Found({ sheet }: { sheet: Sheet }) {
  const { data: check, ...answer } = useSheetCheckQuery({ id: sheet.id });
  const mends = useMends(sheet);
  const [row, setRow] = useState<OpenRow | null>(null);
  // The card that a press has mended goes, and its button with it.
  const status = useRef<HTMLParagraphElement>(null);
  const onDone = () => status.current?.focus();
  if (check == null) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  const { problems, stepRows, rejected } = check;
  const open = problems.filter(({ severity }) => severity === 'ASK').length;
  return (
    <Stack gap={6}>
      <CheckFigures check={check} />
      <p ref={status} tabIndex={-1} role="status" aria-busy={answer.isFetching}>
        {answer.isFetching ? texts.loading : mends.isDone ? texts.done : texts.summary(open, rejected)}
      </p>
      {check.openPlaces > 0 && <p>{texts.openPlaces(check.openPlaces)}</p>}
      <FormRefusal title={texts.refused} reason={mends.refused} />
      {sheet.steps.length > 0 && (
        <StepList steps={sheet.steps} rows={answer.isFetching ? null : stepRows} mends={mends} />
      )}
      {problems.length === 0 && (
        <Notice tone="success" headingLevel={2} title={texts.none.title}>
          <p>{texts.none.text}</p>
        </Notice>
      )}
      {GROUPS.map((severity) => {
        const group = problems.filter((problem) => problem.severity === severity);
        return (
          group.length > 0 && (
            <Stack key={severity} gap={4}>
              <h2>{texts.groups[severity]}</h2>
              {group.map((problem) => (
                <Problem
                  key={`${problem.kind} ${problem.field ?? ''}`}
                  sheet={sheet}
                  problem={problem}
                  mends={mends}
                  onRow={setRow}
                  onDone={onDone}
                />
              ))}
            </Stack>
          )
        );
      })}
      <ColumnStepCard key={sheet.revision} sheet={sheet} mends={mends} onDone={onDone} />
      <ColumnValuesCard sheet={sheet} mends={mends} onRow={(no) => setRow({ no, field: null, offers: [] })} />
      <Inline gap={3}>
        <ButtonLink variant="primary" to={sheetAddress(sheet.id, 'check')}>
          {texts.next}
        </ButtonLink>
        <ButtonLink to={sheetAddress(sheet.id, 'columns')}>{texts.back}</ButtonLink>
      </Inline>
      {row !== null && <MendRow sheet={sheet} open={row} mends={mends} onClose={() => setRow(null)} />}
    </Stack>
  );
}

/**
 * /desk/sheets/:sheetId/problems: what in the rows may be wrong, and the steps that mend it. States: something is
 * missing, and those of what was found.
 */
export const Component = () => (
  <SheetFrame step="problems">
    {(sheet) => (
      <Stack gap={4}>
        <p>{texts.intro}</p>
        {sheet.lacks.length > 0 || sheet.columns.length === 0 ? (
          <Lacks sheet={sheet} />
        ) : (
          <Found key={sheet.id} sheet={sheet} />
        )}
      </Stack>
    )}
  </SheetFrame>
);
