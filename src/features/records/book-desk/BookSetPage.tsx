import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { recordSetAddress } from '#services/routing/recordAddresses.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { deskBookAddress } from './bookDeskAddresses.ts';
import { type BookLine, type BookSet, useBookSetQuery, usePublishBookSetMutation } from './bookDeskApi.ts';
import { BookForm } from './components/BookForm.tsx';
import { BookSetForm } from './components/BookSetForm.tsx';
import { WithdrawBookSet } from './components/WithdrawBookSet.tsx';
import { refusalText } from './refusalText.ts';
import { BOOKS_ADDRESS, listTexts, setTexts as texts, STATES } from './texts.ts';

function bookState({ isRemoved, closedUntil }: BookLine): string {
  if (isRemoved) return texts.aside;
  return closedUntil === null ? texts.open : texts.closed(dayInWords(new Date(closedUntil)));
}

const columnsOf = (setId: string): Column<BookLine>[] => [
  {
    id: 'book',
    header: texts.book,
    isRowHeader: true,
    cell: ({ id, label }) => <TextLink to={deskBookAddress(setId, id)}>{label}</TextLink>,
  },
  { id: 'place', header: texts.place, cell: ({ place }) => place ?? texts.unknown },
  {
    id: 'years',
    header: texts.years,
    narrow: true,
    cell: ({ fromYear, toYear }) => yearSpan(fromYear, toYear) ?? texts.unknown,
  },
  { id: 'pages', header: texts.pages, align: 'end', narrow: true, cell: ({ pageCount }) => figure(pageCount) },
  { id: 'state', header: texts.state, cell: bookState },
];

function SetOfPages({ set }: { set: BookSet }) {
  const { id, slug, title, state, description, hasRecords, books } = set;
  const navigate = useNavigate();
  const [open, setOpen] = useState<'set' | 'book' | 'withdraw' | null>(null);
  const [publish, publishing] = usePublishBookSetMutation();
  const close = () => setOpen(null);
  const add = <Button onClick={() => setOpen('book')}>{texts.add}</Button>;
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <Breadcrumbs crumbs={[{ label: listTexts.title, to: BOOKS_ADDRESS }, { label: title }]} />
          <Inline gap={3}>
            <h1>{title}</h1>
            <Badge tone={state === 'PUBLISHED' ? 'success' : 'neutral'}>{STATES[state]}</Badge>
          </Inline>
          <p>{description}</p>
          {hasRecords && <p>{texts.withRecords}</p>}
          <Inline gap={3}>
            {state === 'PUBLISHED' ? (
              <>
                <TextLink to={recordSetAddress(slug)}>{texts.look}</TextLink>
                <Button onClick={() => setOpen('withdraw')}>{texts.withdraw}</Button>
              </>
            ) : (
              <Button variant="primary" loading={publishing.isLoading} onClick={() => void publish({ id })}>
                {state === 'WITHDRAWN' ? texts.putBack : texts.publish}
              </Button>
            )}
            {!hasRecords && <Button onClick={() => setOpen('set')}>{texts.change}</Button>}
            {books.length > 0 && add}
          </Inline>
          <FormRefusal title={texts.refused} reason={refusalText(publishing.error)} />
        </Stack>
        {books.length === 0 ? (
          <Notice tone="empty" headingLevel={2} title={texts.none.title} actions={add}>
            <p>{texts.none.text}</p>
          </Notice>
        ) : (
          <DataTable
            caption={texts.caption}
            hideCaption
            stacks="named"
            columns={columnsOf(id)}
            rows={books}
            rowKey={(book) => book.id}
          />
        )}
      </Stack>
      {open === 'set' && <BookSetForm set={set} onClose={close} />}
      {open === 'withdraw' && <WithdrawBookSet id={id} onClose={close} />}
      {open === 'book' && (
        <BookForm
          setId={id}
          book={null}
          onClose={close}
          onMade={(book) => void navigate(deskBookAddress(id, book.id))}
        />
      )}
    </PageContainer>
  );
}

/** /desk/books/:setId: a set of pages and its books. States: loading, failed, no such set, the set. */
export function Component() {
  const { setId = '' } = useParams();
  const { data: set, ...answer } = useBookSetQuery({ id: setId });
  usePageTitle(set?.title ?? null);
  if (set === null) throw new PageMissing();
  return set === undefined ? <NoAnswer of={answer} texts={texts} asPage /> : <SetOfPages set={set} />;
}
