import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

import type { HeldSet } from '#features/search/core/index.ts';

import { SetList } from './SetList.tsx';

const FACTS = {
  category: 'BIRTHS',
  subcategory: 'BAPTISMS',
  sourceCountry: 'ENGLAND',
  recordCount: 12,
  placeCount: 1,
  firstYear: 1700,
  lastYear: 1800,
  missingYears: [],
  places: [],
  type: 'CHURCH',
  access: 'free',
  isSample: false,
};
const sets = ['Alton', 'Barton', 'Carlton'].flatMap((name) =>
  Array.from({ length: 60 }, (_set, at) => ({ ...FACTS, id: `${name}-${at}`, name: `${name} ${at}` })),
) as unknown as HeldSet[];
const page = (
  <MemoryRouter>
    <SetList sets={sets} isSampleSaid />
  </MemoryRouter>
);
const counts = () => [...document.querySelectorAll('section > ul')].map(({ children }) => children.length);

it('has a hundred record sets in the document, under all their letters, and the others once it is painted', async () => {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  expect(counts()).toEqual([60, 40, 0]);
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(document.body.firstElementChild!, page, { onRecoverableError }));
  await waitFor(() => expect(counts()).toEqual([60, 60, 60]));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
