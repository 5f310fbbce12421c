import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { bookSetAddress } from './bookDeskAddresses.ts';
import {
  type DeskBook,
  useDeskBookQuery,
  useRemoveBookMutation,
  useRestoreBookMutation,
  useSortPagesMutation,
} from './bookDeskApi.ts';
import { BookForm } from './components/BookForm.tsx';
import { BringPages } from './components/BringPages.tsx';
import { PagesForm } from './components/PagesForm.tsx';
import { refusalText } from './refusalText.ts';
import { bookTexts as texts, BOOKS_ADDRESS, listTexts } from './texts.ts';

type Page = DeskBook['pages'][number];

/** While files are taken in, the book is looked at again so often. */
const LOOK_MS = 2_000;
/** Pages that are listed at a time. */
const PAGES_AT_ONCE = 200;

function pageState({ isRemoved, closedUntil }: Page): string {
  if (isRemoved) return texts.removed;
  return closedUntil === null ? texts.open : texts.closed(dayInWords(new Date(closedUntil)));
}

const COLUMNS: readonly Column<Page>[] = [
  { id: 'number', header: texts.number, align: 'end', narrow: true, cell: ({ position }) => figure(position) },
  { id: 'page', header: texts.page, isRowHeader: true, cell: ({ label }) => label },
  { id: 'file', header: texts.file, cell: ({ file }) => file },
  { id: 'state', header: texts.state, cell: pageState },
];

/** The pages of a book in their order, some hundreds at a time. */
function PageTable({ pages }: Pick<DeskBook, 'pages'>) {
  const [shown, setShown] = useState(PAGES_AT_ONCE);
  return (
    <Stack gap={3}>
      <DataTable
        caption={texts.caption}
        hideCaption
        stacks="named"
        columns={COLUMNS}
        rows={pages.slice(0, shown)}
        rowKey={({ id }) => id}
      />
      {pages.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + PAGES_AT_ONCE)}>
            {texts.more(Math.min(PAGES_AT_ONCE, pages.length - shown))}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function BookOfPages({ book, onSent }: { book: DeskBook; onSent: () => void }) {
  const { id, setId, setTitle, label, place, fromYear, toYear, pageCount, isRemoved, isAskedToOpen, pages } = book;
  const [isChanging, setChanging] = useState(false);
  const [remove, removing] = useRemoveBookMutation();
  const [restore, restoring] = useRestoreBookMutation();
  const [sort, sorting] = useSortPagesMutation();
  const facts = [place, yearSpan(fromYear, toYear), texts.pages(pageCount)].filter((fact) => fact !== null);
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <Breadcrumbs
            crumbs={[
              { label: listTexts.title, to: BOOKS_ADDRESS },
              { label: setTitle, to: bookSetAddress(setId) },
              { label },
            ]}
          />
          <h1>{label}</h1>
          <p>{facts.join(' · ')}</p>
          {isRemoved && <Notice tone="info" headingLevel={2} title={texts.aside} />}
          {isAskedToOpen && <Notice tone="info" headingLevel={2} title={texts.askedToOpen} />}
          <Inline gap={3}>
            <Button onClick={() => setChanging(true)}>{texts.change}</Button>
            {pages.length > 1 && (
              <Button loading={sorting.isLoading} onClick={() => void sort({ id })}>
                {texts.sort}
              </Button>
            )}
            <Button
              loading={removing.isLoading || restoring.isLoading}
              onClick={() => void (isRemoved ? restore({ id }) : remove({ id }))}
            >
              {isRemoved ? texts.restore : texts.remove}
            </Button>
          </Inline>
          <FormRefusal title={texts.refused} reason={refusalText(removing.error ?? restoring.error ?? sorting.error)} />
        </Stack>
        <BringPages book={book} onSent={onSent} />
        {pages.length === 0 ? (
          <Notice tone="empty" headingLevel={2} title={texts.none.title}>
            <p>{texts.none.text}</p>
          </Notice>
        ) : (
          <>
            <PagesForm book={book} />
            <PageTable pages={pages} />
          </>
        )}
      </Stack>
      {isChanging && <BookForm setId={setId} book={book} onClose={() => setChanging(false)} />}
    </PageContainer>
  );
}

/** /desk/books/:setId/:bookId: a book and its pages. States: loading, failed, no such book, the book. */
export function Component() {
  const { bookId = '' } = useParams();
  const [isReading, setReading] = useState(false);
  const { data: book, ...answer } = useDeskBookQuery(
    { id: bookId },
    { pollingInterval: isReading ? LOOK_MS : 0, skipPollingIfUnfocused: true },
  );
  usePageTitle(book?.label ?? null);
  const reads = book?.files.some(({ state }) => state === 'READING') ?? false;
  if (reads !== isReading) setReading(reads);
  if (book === null) throw new PageMissing();
  if (book === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  return <BookOfPages key={book.id} book={book} onSent={() => void answer.refetch()} />;
}
