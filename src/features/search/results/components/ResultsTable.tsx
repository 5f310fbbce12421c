import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { SearchHit } from '../api/recordSearchApi.ts';
import type { ResultsProps } from './resultsProps.ts';
import { sortedBy, tableSort } from '../model/sorting.ts';
import { eventWords, isUnmarkedSample, summaryWords } from '../model/summaryWords.ts';
import nameStyles from './HitName.module.scss';
import { HitName } from './HitName.tsx';
import { HitPicture } from './HitPicture.tsx';
import { RowActions } from './RowActions.tsx';
import styles from './Results.module.scss';

const NOTHING = '–';

/** Results as a table, for screens that are wide enough. */
export function ResultsTable({ result, isPictured, address, busy, opened, onToggle, reasons }: ResultsProps) {
  const columns: Column<SearchHit>[] = [
    {
      id: 'LastName',
      header: 'Name',
      isRowHeader: true,
      sortable: true,
      cell: (hit) => (
        <span className={nameStyles.named}>
          <HitPicture hit={hit} isPictured={isPictured} />
          <HitName hit={hit} />
        </span>
      ),
    },
    { id: 'YearOfBirth', header: 'Born', sortable: true, cell: (hit) => hit.birthInWords ?? NOTHING },
    { id: 'EventYear', header: 'Event', sortable: true, cell: (hit) => eventWords(hit) ?? NOTHING },
    { id: 'Place', header: 'Place', cell: ({ place }) => place ?? NOTHING },
    { id: 'details', header: 'Details', cell: ({ summary, isReadable }) => <span className={styles.small}>{isReadable ? summaryWords(summary) || NOTHING : <Badge>Members read more</Badge>}</span> },
    {
      id: 'DatasetName',
      header: 'Record set',
      sortable: true,
      cell: ({ recordSet }) => (
        <span className={styles.small}>
          <TextLink plain to={recordSetAddress(recordSet.id)}>
            {recordSet.name}
          </TextLink>
          {isUnmarkedSample(recordSet) && <span className={styles.sample}> (sample)</span>}
        </span>
      ),
    },
    { id: 'why', header: 'Match', narrow: true, cell: (hit) => <RowActions hit={hit} isOpen={opened.has(hit.id)} onToggle={onToggle} /> },
  ];
  return (
    <DataTable
      caption="Search results"
      hideCaption
      stickyHeader
      columns={columns}
      rows={result.hits}
      rowKey={({ id }) => id}
      busy={busy}
      sort={tableSort(address.query.order)}
      onSort={({ columnId, direction }) => address.search(sortedBy(address.query, columnId, direction === 'ascending' ? 'asc' : 'desc'))}
      detail={(hit) => (opened.has(hit.id) ? reasons(hit) : null)}
    />
  );
}
