import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { PartnerCollection, PartnerDesk } from '../organisationsApi.ts';
import { partnerTexts as texts } from '../partnerTexts.ts';

const COLUMNS: readonly Column<PartnerCollection>[] = [
  { id: 'name', header: texts.collection, isRowHeader: true, cell: ({ name }) => name },
  { id: 'items', header: texts.items, align: 'end', cell: ({ items }) => texts.itemsOf(items) },
  { id: 'state', header: texts.state, cell: ({ isPublic }) => (isPublic ? texts.isPublic : texts.isPrivate) },
];

/** The collections of a partner organisation. */
export const PartnerCollections = ({ collections }: Pick<PartnerDesk, 'collections'>) => (
  <Stack gap={3}>
    <h2>{texts.collections}</h2>
    {collections.length === 0 ? (
      <Notice tone="empty" headingLevel={3} title={texts.noCollections.title}>
        <p>{texts.noCollections.text}</p>
      </Notice>
    ) : (
      <DataTable
        caption={texts.collections}
        hideCaption
        stacks="named"
        columns={COLUMNS}
        rows={collections}
        rowKey={({ id }) => id}
      />
    )}
  </Stack>
);
