import { screen, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, goOffline, refusal, REQUEST_ID } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const AT = '/books/b-7';
const opened = (more: object = {}) => ({
  book: {
    id: 'b-7',
    label: 'Baptisms 1700–1780',
    place: 'Wexcombe',
    fromYear: 1700,
    toYear: 1780,
    note: 'Water damage from 1750 on.',
    pageCount: 3,
  },
  recordSet: { id: 'WEXCOMBE', name: 'Wexcombe registers', access: 'members' },
  attribution: 'Wexcombe society, CC BY 4.0',
  isReadable: true,
  sections: [
    { position: 1, label: 'Baptisms', fromYear: 1700, toYear: 1750 },
    { position: 3, label: 'Burials', fromYear: null, toYear: null },
  ],
  pages: [1, 2, 3].map((position) => ({ id: `p-${position}`, label: `folio ${position}`, position })),
  manifest: 'http://localhost:3000/iiif/manifests/b-7',
  ...more,
});

it('shows what a book is, where in it things are, and its pages, each leading to the viewer', async () => {
  answer({ openedBook: () => opened() });
  const { container } = await renderApp(AT, { reader: 'member' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Baptisms 1700–1780' })).toBeVisible();
  expect(screen.getByText('Wexcombe · 1700–1780 · 3 pages')).toBeVisible();
  expect(screen.getByText('Water damage from 1750 on.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Burials' })).toHaveAttribute('href', '/image-viewer?page=p-3');
  const pages = within(screen.getByRole('list', { name: 'Pages' })).getAllByRole('link');
  expect(pages.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3].map((at) => `/image-viewer?page=p-${at}`));
  expect(screen.getByRole('link', { name: 'IIIF manifest, for other viewers' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('says to a visitor whom the pages are open to, and shows none', async () => {
  answer({ openedBook: () => opened({ isReadable: false, pages: [] }) });
  await renderApp(AT);
  expect(await screen.findByRole('heading', { level: 1, name: 'Baptisms 1700–1780' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Pages' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /sign in/iu }).length).toBeGreaterThan(0);
});

it('says that there is no such book', async () => {
  answer({ openedBook: () => null });
  await renderApp(AT);
  expect(await screen.findByRole('heading', { level: 1, name: 'We do not have this book' })).toBeVisible();
});

it('says what went wrong, and tries again', async () => {
  answer({ openedBook: () => refusal('INTERNAL') });
  await renderApp(AT);
  expect(await screen.findByText('We couldn’t fetch this book')).toBeVisible();
  expect(screen.getByText(new RegExp(REQUEST_ID, 'u'))).toBeVisible();
});

it('says so offline', async () => {
  goOffline();
  await renderApp(AT);
  expect(await screen.findByText('We couldn’t fetch this book')).toBeVisible();
});

it('the viewer turns the pages of a book that no record leads to', async () => {
  const page = (number: number) => ({
    id: `p-${number}`,
    bookId: 'b-7',
    label: `folio ${number}`,
    position: number,
    width: 200,
    height: 300,
    service: `http://localhost:3000/iiif/3/p-${number}`,
    isImageLost: null,
    notation: 'plain',
    lines: [],
  });
  answer({
    pageImage: ({ id }: { id: string }) => (id === 'p-9' ? null : page(Number(id.slice(2)))),
    imageBook: () => ({
      id: 'b-7',
      label: 'Baptisms',
      recordSet: { id: 'WEXCOMBE', name: 'Wexcombe registers', isSample: false },
      attribution: null,
      manifest: 'http://localhost:3000/iiif/manifests/b-7',
      pages: [1, 2].map((at) => ({ id: `p-${at}`, label: `folio ${at}` })),
    }),
  });
  const { user } = await renderApp('/image-viewer?page=p-1', { reader: 'member' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Baptisms, folio 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All pages of this book' })).toHaveAttribute('href', '/books/b-7');
  const strip = screen.getByRole('navigation', { name: 'Pages' });
  expect(within(strip).getByRole('link', { name: 'folio 2' })).toHaveAttribute('href', '/image-viewer?page=p-2');
  await user.click(within(strip).getByRole('link', { name: 'folio 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Baptisms, folio 2' })).toBeVisible();
});

it('the viewer says where a page is not there or not open', async () => {
  answer({ pageImage: () => null });
  await renderApp('/image-viewer?page=p-9');
  expect(await screen.findByRole('heading', { level: 1, name: 'We do not have this page' })).toBeVisible();
});
