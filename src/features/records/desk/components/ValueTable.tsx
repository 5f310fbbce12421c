import { useState } from 'react';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { SheetProblem } from '../deskApi.ts';
import { problemTexts as texts } from '../problemTexts.ts';
import type { useReplacements } from '../useReplacements.ts';
import styles from './problems.module.scss';

type Value = SheetProblem['values'][number];

interface ValueTableProps {
  caption: string;
  values: readonly Value[];
  /** How many there are; those that are not listed are counted. */
  differentValues: number;
  /** Shown before more is asked for, and with each time it is. */
  atOnce: number;
  /** Null where nothing is written in their place. */
  instead: ReturnType<typeof useReplacements> | null;
  /** Whether it is a place that is meant. */
  isOfPlaces?: boolean;
  /** Opens a row to mend it. */
  onRow: (no: number) => void;
}

/** Places that a value may mean, each whole, as a narrow field does not show it; a press chooses one. */
const Proposed = ({ of, instead }: { of: Value; instead: ReturnType<typeof useReplacements> }) =>
  of.places.length > 0 && (
    <Inline gap={1}>
      {of.places.map((place) => (
        <Button
          key={place}
          size="sm"
          variant="quiet"
          aria-label={texts.proposedOf(place, of.value)}
          onClick={() => instead.type(of.value, place)}
        >
          {place}
        </Button>
      ))}
    </Inline>
  );

/** Values of a sheet with how often each is there, rows that have it, and what is to be written in its place. */
export function ValueTable({ caption, values, differentValues, atOnce, instead, isOfPlaces, onRow }: ValueTableProps) {
  const [most, setMost] = useState(atOnce);
  const hasValues = values.some(({ value }) => value !== '');
  const columns: readonly Column<Value>[] = [
    {
      id: 'value',
      header: hasValues ? texts.value : texts.noValue,
      isRowHeader: true,
      cell: ({ value, rows }) => <span className={styles.value}>{value === '' ? texts.rows(rows) : value}</span>,
    },
    ...(hasValues
      ? [
          {
            id: 'rows',
            header: texts.count,
            align: 'end',
            narrow: true,
            cell: ({ rows }: Value) => figure(rows),
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
    ...(instead
      ? [
          {
            id: 'instead',
            header: isOfPlaces ? texts.place : texts.instead,
            cell: (one: Value) => (
              <>
                <TextField
                  hideLabel
                  label={isOfPlaces ? texts.placeOf(one.value) : texts.insteadOf(one.value)}
                  autoComplete="off"
                  value={instead.insteadOf(one)}
                  onChange={({ target }) => instead.type(one.value, target.value)}
                />
                <Proposed of={one} instead={instead} />
              </>
            ),
          } as const,
        ]
      : []),
  ];
  // What a press would write is seen before.
  const shown = values.some(({ suggestion }) => suggestion !== null) ? values : values.slice(0, most);
  const more = Math.min(values.length - shown.length, Math.max(atOnce, most));
  const further = differentValues - values.length;
  return (
    <>
      <DataTable
        caption={caption}
        hideCaption
        stacks="named"
        columns={columns}
        rows={shown}
        rowKey={({ value }) => value}
      />
      {more > 0 && (
        <div>
          <Button size="sm" onClick={() => setMost(shown.length + more)}>
            {texts.showAll(more)}
          </Button>
        </div>
      )}
      {more === 0 && further > 0 && <p className={styles.muted}>{texts.further(further)}</p>}
    </>
  );
}
