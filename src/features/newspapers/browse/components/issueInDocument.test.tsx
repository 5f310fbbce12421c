import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

import type { IssueOutline } from '../issueApi.ts';
import { Issue } from '../pages/IssuePage.tsx';

const FACTS = { isGuess: false, kind: 'article', words: 90 } as const;

/** An issue whose pages have so many articles each. */
function outlineOf(...counts: readonly number[]): IssueOutline {
  const pages = counts.map((_count, at) => ({
    id: `p-${at}`,
    position: at + 1,
    label: String(at + 1),
    words: 900,
    hasImage: false,
  }));
  const articles = counts.flatMap((count, page) =>
    Array.from({ length: count }, (_article, at) => ({
      ...FACTS,
      id: `${page}-${at}`,
      headline: `Report ${page + 1}.${at + 1}`,
      firstPage: page + 1,
    })),
  );
  return {
    issue: { id: 'BL/1/18440113', date: '1844-01-13', datePrecision: 'DAY', edition: '', pageCount: counts.length },
    title: { slug: 'a', name: 'The Chronicle', placeName: null, rights: null, attribution: null, isSample: false },
    label: null,
    access: [],
    isReadable: true,
    pages,
    articles,
    previous: null,
    next: null,
  } as unknown as IssueOutline;
}

const drawn = (...counts: readonly number[]) =>
  [
    ...renderToString(
      <MemoryRouter>
        <Issue outline={outlineOf(...counts)} />
      </MemoryRouter>,
    ).matchAll(/Report (\d+)\.\d+/gu),
  ].reduce<Record<string, number>>((all, [, page = '']) => ({ ...all, [page]: (all[page] ?? 0) + 1 }), {});

it.each([
  [[30, 40], { 1: 30, 2: 40 }],
  [[60, 40, 1], { 1: 60, 2: 40 }],
  [[60, 60, 60], { 1: 60, 2: 40 }],
  [[900, 100], { 1: 100 }],
])('of pages with %j articles, the document has %j', (counts, expected) => expect(drawn(...counts)).toEqual(expected));
