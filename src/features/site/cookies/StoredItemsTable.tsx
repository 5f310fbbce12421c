import type { StoredItem } from '#domain/kernel/consent/storedItems.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';

import styles from './StoredItemsTable.module.scss';
import { itemTexts } from './texts.ts';

const COLUMNS: readonly Column<StoredItem>[] = [
  {
    id: 'name',
    header: itemTexts.name,
    isRowHeader: true,
    cell: ({ name, where }) => (
      <>
        <code className={styles.name}>{name}</code>
        <span className={styles.detail}>{itemTexts.places[where]}</span>
      </>
    ),
  },
  {
    id: 'purpose',
    header: itemTexts.purpose,
    cell: ({ purpose, lifetime }) => (
      <>
        {purpose}
        <span className={styles.detail}>{lifetime}</span>
      </>
    ),
  },
];

/** The items of one group. */
export function StoredItemsTable({ caption, items }: { caption: string; items: readonly StoredItem[] }) {
  return (
    <DataTable
      caption={caption}
      hideCaption
      stacks="plain"
      columns={COLUMNS}
      rows={items}
      rowKey={({ where, name }) => `${where} ${name}`}
      density="comfortable"
    />
  );
}
