import { figure } from '#domain/kernel/wording/countInWords.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { GedcomCheck } from '../gedcomApi.ts';
import { checkTexts } from '../texts.ts';
import styles from './gedcom.module.scss';

/** Files of an archive that are not imported, and why. */
export function SkippedFiles({ check: { leftBehind, leftBehindTotal } }: { check: GedcomCheck }) {
  return (
    <Stack gap={2}>
      <DataTable
        caption={checkTexts.leftBehindCaption}
        hideCaption
        columns={[
          {
            id: 'line',
            header: checkTexts.line,
            align: 'end',
            narrow: true,
            cell: ({ line }) => (line === null ? '–' : figure(line)),
          },
          {
            id: 'name',
            header: checkTexts.file,
            isRowHeader: true,
            cell: ({ name }) => <span className={styles.name}>{name}</span>,
          },
          { id: 'text', header: checkTexts.why, cell: ({ text }) => text },
        ]}
        rows={leftBehind}
        rowKey={({ line, name }) => `${line} ${name}`}
      />
      {leftBehind.length < leftBehindTotal && <p>{checkTexts.first(leftBehind.length, leftBehindTotal)}</p>}
    </Stack>
  );
}
