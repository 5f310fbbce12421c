import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';

import { accessibilityFaults } from '#test/support/axe.ts';

import { Pagination, pageList } from './Pagination.tsx';

const show = (current: number, last: number) =>
  render(
    <MemoryRouter>
      <Pagination
        label="Pages of results"
        current={current}
        last={last}
        hrefOf={(page) => `/search/results?page=${page}`}
      />
    </MemoryRouter>,
  );

describe('Pagination', () => {
  it('leads to the neighbours, the first and the last page by their addresses', async () => {
    show(6, 1284);
    expect(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 1,284' })).toHaveAttribute('href', '/search/results?page=1284');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/search/results?page=5');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/search/results?page=7');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('offers no page before the first, none after the last, and nothing for a single page', () => {
    show(1, 3);
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
    const { container } = show(1, 1);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('pageList', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [6, 20, [1, null, 5, 6, 7, null, 20]],
    [20, 20, [1, null, 19, 20]],
  ])('of page %d of %d', (current, last, pages) => expect(pageList(current, last)).toEqual(pages));

  it('always holds first, current and last, rising, and never more than seven places', () => {
    const anyPlace = fc
      .integer({ min: 1, max: 5000 })
      .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
    fc.assert(
      fc.property(anyPlace, ([current, last]) => {
        const pages = pageList(current, last);
        const numbers = pages.filter((page) => page !== null);
        expect(numbers).toEqual(expect.arrayContaining([1, current, last]));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(pages.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
