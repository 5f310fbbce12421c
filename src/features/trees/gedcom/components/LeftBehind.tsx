import { figure } from '#domain/kernel/wording/counted.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { GedcomCheck } from '../gedcomApi.ts';
import styles from './CheckResult.module.scss';

/** Files of an archive that do not come along, and why. */
export function LeftBehind({ check: { leftBehind, leftBehindTotal } }: { check: GedcomCheck }) {
  return (
    <Stack gap={2}>
      <DataTable
        caption="Files left behind"
        hideCaption
        columns={[
          { id: 'line', header: 'Line', align: 'end', narrow: true, cell: ({ line }) => (line === null ? '–' : figure(line)) },
          { id: 'name', header: 'File', isRowHeader: true, cell: ({ name }) => <span className={styles.name}>{name}</span> },
          { id: 'text', header: 'Why', cell: ({ text }) => text },
        ]}
        rows={leftBehind}
        rowKey={({ line, name }) => `${line} ${name}`}
      />
      {leftBehind.length < leftBehindTotal && (
        <p>
          The first {figure(leftBehind.length)} of {figure(leftBehindTotal)}.
        </p>
      )}
    </Stack>
  );
}
