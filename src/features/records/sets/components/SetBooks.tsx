import { figure } from '#domain/kernel/wording/countInWords.ts';
import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { bookAddress } from '#services/routing/recordAddresses.ts';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { RecordSetDetail } from '../recordSetApi.ts';
import { booksTexts as texts } from '../texts.ts';

type Book = NonNullable<RecordSetDetail['books']>[number];

const columnsOf = (books: readonly Book[]): Column<Book>[] => [
  {
    id: 'book',
    header: texts.book,
    isRowHeader: true,
    cell: ({ id, label }) => <TextLink to={bookAddress(id)}>{label}</TextLink>,
  },
  { id: 'place', header: texts.place, cell: ({ place }) => place ?? texts.unknown },
  {
    id: 'years',
    header: texts.years,
    narrow: true,
    cell: ({ fromYear, toYear }) => yearSpan(fromYear, toYear) ?? texts.unknown,
  },
  ...(books.some(({ note }) => note !== null)
    ? [{ id: 'note', header: texts.note, cell: ({ note }: Book) => note ?? texts.unknown }]
    : []),
  { id: 'pages', header: texts.pages, align: 'end', narrow: true, cell: ({ pageCount }) => figure(pageCount) },
];

export interface SetBooksProps {
  /** One at least. */
  books: readonly Book[];
  /** A search finds records of the set. */
  isIndexed: boolean;
}

/** The books of a set, each to be leafed through. */
export function SetBooks({ books, isIndexed }: SetBooksProps) {
  return (
    <Card title={texts.title}>
      <Stack gap={3}>
        {!isIndexed && <p>{texts.unindexed}</p>}
        <DataTable
          caption={texts.caption}
          hideCaption
          stacks="named"
          columns={columnsOf(books)}
          rows={books}
          rowKey={({ id }) => id}
        />
      </Stack>
    </Card>
  );
}
