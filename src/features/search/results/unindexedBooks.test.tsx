import { screen, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { answerSearch } from './results.fixture.ts';

const book = { id: 'b-7', label: 'Baptisms', recordSetName: 'Roche registers', fromYear: 1700, toYear: 1780 };

it('a search of a place and a year says which registers of it are not indexed', async () => {
  answerSearch();
  answer({ placeNotes: () => [], unindexedBooks: () => ({ total: 3, books: [book] }) });
  await renderApp('/search/results?place=roche,+cornwall&place_proximity=5&eventyear=1750&eventyear_offset=2');
  const region = await screen.findByRole('heading', {
    name: '3 registers of Roche, Cornwall are not indexed: leaf through them',
  });
  expect(region).toBeVisible();
  expect(screen.getByRole('link', { name: 'Baptisms' })).toHaveAttribute('href', '/books/b-7');
  expect(screen.getByText('and 2 further registers')).toBeVisible();
  expect(sentRequests().find(({ operationName }) => operationName === 'UnindexedBooks')?.variables).toEqual({
    places: ['roche, cornwall'],
    fromYear: 1748,
    toYear: 1752,
  });
  expect(await accessibilityFaults()).toEqual([]);
});

it('a search without a place asks for no registers', async () => {
  answerSearch();
  await renderApp('/search/results?lastname=pinch');
  expect(within(await screen.findByRole('main')).queryByText(/not indexed/u)).not.toBeInTheDocument();
  expect(sentRequests().some(({ operationName }) => operationName === 'UnindexedBooks')).toBe(false);
});
