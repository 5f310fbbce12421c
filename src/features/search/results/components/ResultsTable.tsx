import type { ReactNode } from 'react';

import { plainSetName } from '#features/search/core/index.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { presentBirth } from '../model/birthBasis.ts';
import { sortSearch, tableSort } from '../model/sorting.ts';
import { eventWords } from '../model/summaryWords.ts';
import type { SearchHit, SearchResult } from '../recordSearchApi.ts';
import { rowTexts as texts } from '../texts.ts';
import type { SearchAddress } from '../useSearchAddress.ts';
import { HitDetails, HitPlace } from './HitFacts.tsx';
import nameStyles from './HitHead.module.scss';
import { HitName, HitPicture } from './HitHead.tsx';
import { HitPassages } from './HitPassages.tsx';
import styles from './Results.module.scss';
import { RowActions } from './RowActions.tsx';

/** What both forms of the list take. */
export interface ResultsProps {
  result: SearchResult;
  /** Some record of the page has a small picture. */
  isPictured: boolean;
  /** What all birth years rest on; null where each row says it. */
  basis: string | null;
  address: SearchAddress;
  /** Newer results are on their way; these stay readable. */
  busy: boolean;
  /** Ids of the rows whose reasons are shown. */
  opened: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** A pointer or the focus is at the way to the reasons of a row. */
  onApproach: () => void;
  reasons: (hit: SearchHit) => ReactNode;
}

/** Results as a table, for screens that are wide enough. */
export function ResultsTable({
  result,
  isPictured,
  basis,
  address,
  busy,
  opened,
  onToggle,
  onApproach,
  reasons,
}: ResultsProps) {
  const columns: Column<SearchHit>[] = [
    {
      id: 'LastName',
      width: '20%',
      header: texts.columns.name,
      isRowHeader: true,
      sortable: true,
      cell: (hit) => (
        <span className={nameStyles.named}>
          <HitPicture hit={hit} isPictured={isPictured} />
          <HitName hit={hit} />
        </span>
      ),
    },
    {
      id: 'YearOfBirth',
      width: '12%',
      header: texts.columns.born,
      sortable: true,
      cell: (hit) => presentBirth(hit, basis) ?? texts.nothing,
    },
    {
      id: 'EventYear',
      width: '12%',
      header: texts.columns.event,
      sortable: true,
      cell: (hit) => eventWords(hit) ?? texts.nothing,
    },
    { id: 'Place', width: '14%', header: texts.columns.place, cell: (hit) => <HitPlace hit={hit} /> },
    {
      id: 'details',
      width: '16%',
      header: texts.columns.details,
      cell: (hit) => (
        <span className={styles.small}>
          {!hit.isReadable && <Badge>{texts.membersOnly}</Badge>}
          {hit.isReadable && (hit.summary.length > 0 ? <HitDetails hit={hit} /> : texts.nothing)}
        </span>
      ),
    },
    {
      id: 'DatasetName',
      width: '13%',
      header: texts.columns.recordSet,
      sortable: true,
      cell: ({ recordSet }) => (
        <span className={styles.small}>
          <TextLink plain to={recordSetAddress(recordSet.id)}>
            {plainSetName(recordSet)}
          </TextLink>
        </span>
      ),
    },
    {
      id: 'why',
      header: texts.columns.match,
      narrow: true,
      cell: (hit) => <RowActions hit={hit} isOpen={opened.has(hit.id)} onToggle={onToggle} onApproach={onApproach} />,
    },
  ];
  return (
    <DataTable
      caption={texts.label}
      hideCaption
      stickyHeader
      columns={columns}
      rows={result.hits}
      rowKey={({ id }) => id}
      busy={busy}
      sort={tableSort(address.query.order)}
      onSort={({ columnId, direction }) =>
        address.search(sortSearch(address.query, columnId, direction === 'ascending' ? 'asc' : 'desc'))
      }
      detail={(hit) =>
        opened.has(hit.id) || hit.snippets ? (
          <>
            <HitPassages hit={hit} />
            {opened.has(hit.id) && reasons(hit)}
          </>
        ) : null
      }
    />
  );
}
