import { useState } from 'react';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { ProblemId } from '#domain/records/sheets/problems/sheetProblem.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { fieldsOf } from '../columnValues.ts';
import type { Sheet, SheetFix, SheetProblem } from '../deskApi.ts';
import { fixText, KINDS, MAY_REPLACE, problemTexts as texts } from '../problemTexts.ts';
import type { SheetStepInput } from '../sheets.generated.ts';
import type { Mends } from '../useMends.ts';
import styles from './problems.module.scss';

/** Values that are shown before the rest is asked for. */
const FIRST_SHOWN = 3;
const TONES = { STOP: 'error', ASK: 'warning', NOTE: 'neutral' } as const;

type Value = SheetProblem['values'][number];

interface ProblemProps {
  sheet: Sheet;
  problem: SheetProblem;
  mends: Mends;
  /** Opens a row to mend it. */
  onRow: (no: number) => void;
}

const stepOf = ({ do: what, order, digits }: SheetFix, field: string | null): SheetStepInput => ({
  do: what,
  field,
  order,
  digits,
});

/** A kind of problem of one column, or of whole rows: which values have it, and what mends it. */
export function Problem({ sheet, problem, mends, onRow }: ProblemProps) {
  const { kind, severity, field, rows, values, differentValues, fixes } = problem;
  const { title, text } = KINDS[kind as ProblemId];
  const named = texts.of(title, fieldsOf(sheet.kind ?? '').find(({ id }) => id === field)?.label ?? null);
  const mayReplace = field !== null && MAY_REPLACE.has(kind);
  // By value: what is typed in its place.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const insteadOf = ({ value, suggestion }: Value): string => typed[value] ?? suggestion ?? '';
  const [isWhole, setWhole] = useState(false);
  const replacements = mayReplace
    ? values.flatMap((one) => {
        const to = insteadOf(one).trim();
        return to === '' || to === one.value ? [] : [{ from: one.value, to }];
      })
    : [];
  const act = (step: SheetStepInput) => {
    if (!mends.isBusy) void mends.add([step]);
  };
  const hasValues = values.some(({ value }) => value !== '');
  const columns: readonly Column<Value>[] = [
    {
      id: 'value',
      header: hasValues ? texts.value : texts.noValue,
      isRowHeader: true,
      cell: ({ value, rows: count }) => (
        <span className={styles.value}>{value === '' ? texts.rows(count) : value}</span>
      ),
    },
    ...(hasValues
      ? [
          {
            id: 'rows',
            header: texts.count,
            align: 'end',
            narrow: true,
            cell: ({ rows: count }: Value) => figure(count),
          } as const,
        ]
      : []),
    {
      id: 'some',
      header: texts.some,
      cell: ({ some }) => (
        <Inline gap={1}>
          {some.map((no) => (
            <Button key={no} size="sm" variant="quiet" onClick={() => onRow(no)}>
              {texts.row(no)}
            </Button>
          ))}
        </Inline>
      ),
    },
    ...(mayReplace
      ? [
          {
            id: 'instead',
            header: texts.instead,
            cell: (one: Value) => (
              <TextField
                hideLabel
                label={texts.insteadOf(one.value)}
                autoComplete="off"
                value={insteadOf(one)}
                onChange={({ target }) => setTyped((before) => ({ ...before, [one.value]: target.value }))}
              />
            ),
          } as const,
        ]
      : []),
  ];
  // What a press would write is seen before.
  const shown = isWhole || values.some(({ suggestion }) => suggestion !== null) ? values : values.slice(0, FIRST_SHOWN);
  const further = differentValues - values.length;
  return (
    <Card title={named} headingLevel={3} actions={<Badge tone={TONES[severity]}>{texts.rows(rows)}</Badge>}>
      <p>{text}</p>
      <DataTable
        caption={texts.valuesOf(named)}
        hideCaption
        stacks="named"
        columns={columns}
        rows={shown}
        rowKey={({ value }) => value}
      />
      {shown.length < values.length && (
        <div>
          <Button size="sm" onClick={() => setWhole(true)}>
            {texts.showAll(values.length - shown.length)}
          </Button>
        </div>
      )}
      {shown.length === values.length && further > 0 && <p className={styles.muted}>{texts.further(further)}</p>}
      <Inline gap={3}>
        {replacements.length > 0 && field !== null && (
          <Button
            variant="primary"
            loading={mends.isBusy}
            onClick={() => act({ do: 'replace', field, values: replacements })}
          >
            {texts.replace(replacements.length)}
          </Button>
        )}
        {fixes.map((fix, at) => (
          <Button
            key={fixText(fix)}
            variant={at === 0 && replacements.length === 0 ? 'primary' : 'secondary'}
            loading={mends.isBusy}
            onClick={() => act(stepOf(fix, field))}
          >
            {fixText(fix)}
          </Button>
        ))}
        {severity !== 'STOP' && (
          <Button
            variant="quiet"
            aria-label={texts.leaveOf(named)}
            loading={mends.isBusy}
            onClick={() => act({ do: 'accept', field, problem: kind })}
          >
            {texts.leave}
          </Button>
        )}
      </Inline>
    </Card>
  );
}
