import { figure } from '#domain/kernel/wording/counted.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { ExportPreview } from '../gedcomApi.ts';


/** What goes into a file, and what does not or only changed. */
export function ExportReport({ preview: { persons, families, sources, media, mediaFiles, losses } }: { preview: ExportPreview }) {
  return (
    <Stack gap={3}>
      <p>
        {figure(persons)} people, {figure(families)} families, {figure(sources)} sources and {figure(media)} media go into the file{mediaFiles > 0 && `, with ${mediaFiles === 1 ? 'one picture or document' : `${figure(mediaFiles)} pictures and documents`} beside it`}.
      </p>
      {losses.length === 0 ? (
        <Notice tone="success" title="Nothing is lost" />
      ) : (
        <DataTable
          caption="What is left out or written otherwise"
          columns={[
            { id: 'text', header: 'What', isRowHeader: true, cell: ({ text }) => text },
            { id: 'count', header: 'How often', align: 'end', narrow: true, cell: (loss) => figure(loss.count) },
          ]}
          rows={losses}
          rowKey={({ text }) => text}
        />
      )}
    </Stack>
  );
}
