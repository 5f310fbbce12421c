import { useParams } from 'react-router-dom';

import { openToOf } from '#domain/billing/plans/waysToOpen.ts';
import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { Paywall } from '#features/billing/core/index.ts';
import { pageAddress, recordSetAddress } from '#services/routing/recordAddresses.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type OpenedBook, useOpenedBookQuery } from './booksApi.ts';
import { PageGrid } from './PageGrid.tsx';
import { bookTexts as texts } from './texts.ts';

/** What is where in the book: each line leads to the first page of it that is open. */
function Contents({ sections, pages }: Pick<OpenedBook, 'sections' | 'pages'>) {
  const lines = sections.flatMap((section) => {
    const page = pages.find(({ position }) => position >= section.position);
    return page ? [{ ...section, page }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Card title={texts.sections}>
      <ol role="list">
        {lines.map(({ position, label, fromYear, toYear, page }) => (
          <li key={position}>
            <TextLink to={pageAddress(page.id)}>{texts.section(label, yearSpan(fromYear, toYear))}</TextLink>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** A book: what it is, what is where in it, and its pages for who may see them. */
function BookArticle({ opened }: { opened: OpenedBook }) {
  const { book, recordSet, attribution, isReadable, sections, pages, manifest } = opened;
  const [first] = pages;
  return (
    <PageContainer>
      <Stack gap={6}>
        <Breadcrumbs
          crumbs={[
            { label: texts.allSets, to: '/search/historical-records' },
            { label: recordSet.name, to: recordSetAddress(recordSet.id) },
            { label: book.label },
          ]}
        />
        <Stack gap={2}>
          <h1>{book.label}</h1>
          <p>{texts.about(book.pageCount, yearSpan(book.fromYear, book.toYear), book.place)}</p>
          {book.note !== null && <p>{book.note}</p>}
        </Stack>
        {!isReadable && <Paywall what="image" openTo={openToOf([recordSet.access])} recordSetId={recordSet.id} />}
        {first && (
          <div>
            <ButtonLink variant="primary" to={pageAddress(first.id)}>
              {texts.open}
            </ButtonLink>
          </div>
        )}
        <Contents sections={sections} pages={pages} />
        {isReadable && (
          <Stack gap={3}>
            <h2>{texts.pages}</h2>
            <PageGrid pages={pages} />
          </Stack>
        )}
        {attribution !== null && <DescriptionList items={[{ term: texts.credit, value: attribution }]} />}
        {isReadable && (
          <p>
            <a href={manifest}>{texts.manifest}</a>
          </p>
        )}
      </Stack>
    </PageContainer>
  );
}

/** /books/:bookId. States, in the order they are decided: no answer yet, failed, no such book, closed to this reader, pages. */
export function Component() {
  const { bookId = '' } = useParams();
  const { currentData: opened, ...answer } = useOpenedBookQuery({ id: bookId });
  usePageTitle(opened?.book.label ?? null);
  if (opened === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (opened !== null) return <BookArticle opened={opened} />;
  return (
    <PageContainer width="text">
      <h1>{texts.missing.heading}</h1>
      <Notice
        tone="empty"
        title={texts.missing.title}
        actions={
          <ButtonLink to="/search/historical-records" variant="primary">
            {texts.missing.browse}
          </ButtonLink>
        }
      >
        <p>{texts.missing.text}</p>
      </Notice>
    </PageContainer>
  );
}
