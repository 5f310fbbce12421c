import type { StoredItem } from '#domain/kernel/consent/storedItems.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';

import styles from './StoredItemsTable.module.scss';

const PLACES: Readonly<Record<StoredItem['where'], string>> = { cookie: 'Cookie', local: 'Browser storage', session: 'Tab storage' };

const COLUMNS: readonly Column<StoredItem>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ name, where }) => (
      <>
        <code className={styles.name}>{name}</code>
        <span className={styles.detail}>{PLACES[where]}</span>
      </>
    ),
  },
  {
    id: 'purpose',
    header: 'What it is for, and how long it stays',
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
  return <DataTable caption={caption} hideCaption stacks="plain" columns={COLUMNS} rows={items} rowKey={({ where, name }) => `${where} ${name}`} density="comfortable" />;
}
