import { figure } from '#domain/kernel/wording/countInWords.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { ExportPreview } from '../gedcomApi.ts';
import { exportTexts } from '../texts.ts';

/** What goes into a file, and what does not or only changed. */
export function ExportReport({
  preview: { persons, families, sources, media, mediaFiles, losses },
}: {
  preview: ExportPreview;
}) {
  return (
    <Stack gap={3}>
      <p>
        {exportTexts.counts(persons, families, sources, media)}
        {mediaFiles > 0 && exportTexts.beside(mediaFiles)}.
      </p>
      {losses.length === 0 ? (
        <Notice tone="success" title={exportTexts.nothingLost} />
      ) : (
        <DataTable
          caption={exportTexts.losses}
          columns={[
            { id: 'text', header: exportTexts.loss, isRowHeader: true, cell: ({ text }) => text },
            { id: 'count', header: exportTexts.times, align: 'end', narrow: true, cell: (loss) => figure(loss.count) },
          ]}
          rows={losses}
          rowKey={({ text }) => text}
        />
      )}
    </Stack>
  );
}
