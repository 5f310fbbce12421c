import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { SearchWithin } from './SearchWithin.tsx';

const shown = (props: Parameters<typeof SearchWithin>[0]) =>
  render(<SearchWithin {...props} />, { wrapper: MemoryRouter });
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('leads to a search of the record set, the place and the county', () => {
  shown({ recordSet: 'Roche Census 1871', place: 'Roche, Cornwall', county: 'Cornwall' });
  expect(links()).toEqual([
    ['Roche Census 1871', '/search/results?datasetname=roche+census+1871&action=search-within'],
    ['Roche, Cornwall', '/search/results?place=roche%2C+cornwall&place_proximity=0&action=search-within'],
    ['Cornwall', '/search/results?county=cornwall&action=search-within'],
  ]);
});

it('offers nothing twice, and nothing where there is nothing', () => {
  const { unmount } = shown({ recordSet: null, place: 'Cornwall', county: 'Cornwall' });
  expect(links()).toHaveLength(1);
  unmount();
  shown({ recordSet: null, place: null, county: null });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
