import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { bookSetAddress } from './bookDeskAddresses.ts';
import { type BookSet, useBookSetsQuery } from './bookDeskApi.ts';
import { BookSetForm } from './components/BookSetForm.tsx';
import { HELP_ADDRESS, listTexts as texts, STATES } from './texts.ts';

const COLUMNS: readonly Column<BookSet>[] = [
  {
    id: 'set',
    header: texts.set,
    isRowHeader: true,
    cell: ({ id, title }) => <TextLink to={bookSetAddress(id)}>{title}</TextLink>,
  },
  { id: 'books', header: texts.books, align: 'end', narrow: true, cell: ({ books }) => figure(books.length) },
  {
    id: 'pages',
    header: texts.pages,
    align: 'end',
    narrow: true,
    cell: ({ books }) => figure(books.reduce((sum, { pageCount }) => sum + pageCount, 0)),
  },
  {
    id: 'state',
    header: texts.state,
    narrow: true,
    cell: ({ state }) => <Badge tone={state === 'PUBLISHED' ? 'success' : 'neutral'}>{STATES[state]}</Badge>,
  },
];

/** /desk/books: the sets of pages, and the way to make another. States: loading, failed, none, sets. */
export function Component() {
  const navigate = useNavigate();
  const answer = useBookSetsQuery();
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
      {texts.make}
    </Button>
  );
  return (
    <StaffPage
      texts={texts}
      actions={
        <Inline gap={4}>
          {(answer.data?.length ?? 0) > 0 && make}
          <TextLink to="/desk">{texts.sheets}</TextLink>
          <TextLink to={HELP_ADDRESS}>{texts.help}</TextLink>
        </Inline>
      }
    >
      <Answer
        of={answer}
        texts={texts}
        headingLevel={2}
        empty={
          <Notice tone="empty" headingLevel={2} title={texts.none.title} actions={make}>
            <p>{texts.none.text}</p>
          </Notice>
        }
      >
        {(sets) => (
          <DataTable
            caption={texts.caption}
            hideCaption
            stacks="named"
            density="comfortable"
            columns={COLUMNS}
            rows={sets}
            rowKey={({ id }) => id}
          />
        )}
      </Answer>
      {isMaking && (
        <BookSetForm
          set={null}
          onClose={() => setMaking(false)}
          onMade={({ id }) => void navigate(bookSetAddress(id))}
        />
      )}
    </StaffPage>
  );
}
