import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { writeContentState } from '#domain/clippings/annotations/contentState.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, goOffline, refusal, REQUEST_ID, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const line = (order: number, more: object = {}) => ({
  recordId: `R39/1/${order}`,
  name: `Una${order} Pinch`,
  summary: 'Register, 1939',
  details: [{ fieldId: 'Age', label: 'Age', value: `3${order}` }],
  region: { x: 100, y: 100 * order, width: 2000, height: 50 },
  isClosed: false,
  ...more,
});
const page = (number: number) => ({
  id: `f-R39-${number}`,
  bookId: 'fb-R39-1',
  label: `Page ${number}`,
  position: number,
  width: 2400,
  height: 1700,
  notation: 'plain',
  service: `http://localhost:3000/iiif/3/f-R39-${number}`,
  lines:
    number === 1
      ? [line(1), line(2), line(3, { recordId: null, name: null, summary: null, details: [], isClosed: true })]
      : [],
});
const book = {
  id: 'fb-R39-1',
  label: 'Piece 101A',
  recordSet: { id: 'R39', name: '1939 Register', isSample: true },
  attribution: null,
  manifest: 'http://localhost:3000/iiif/manifests/fb-R39-1',
  pages: [1, 2, 3].map((number) => ({ id: `f-R39-${number}`, label: `Page ${number}` })),
};
const stored = (more: object = {}) =>
  answer({
    recordImage: ({ recordId }: { recordId: string }) => ({
      standing: 'FOUND',
      name: recordId === 'R39/1/2' ? 'Una2 Pinch' : 'Una1 Pinch',
      page: page(1),
    }),
    pageImage: ({ id }: { id: string }) => (id === 'f-R39-2' ? page(2) : null),
    imageBook: () => book,
    ...more,
  });
const AT = '/image-viewer?id=R39%2F1%2F1';
const nobody = { recordImage: () => ({ standing: 'MISSING', name: null, page: null }) };

describe('image viewer', () => {
  it('shows the page of a record with everyone on it, the record’s line marked, and its neighbours', async () => {
    stored();
    const { container } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Piece 101A, Page 1' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Page 1' })).toHaveAttribute(
      'src',
      '/iiif/3/f-R39-1/full/!1600,1600/0/default.jpg',
    );
    const people = screen.getByRole('region', { name: 'On this page' });
    expect(within(people).getByRole('button', { name: 'Una1 Pinch', pressed: true })).toBeVisible();
    expect(within(people).getByRole('button', { name: 'Una2 Pinch', pressed: false })).toBeVisible();
    expect(people).toHaveTextContent('Closed for privacy: the line is covered');
    expect(within(people).getByRole('link', { name: 'Read the whole transcript' })).toHaveAttribute(
      'href',
      '/transcript?id=R39%2F1%2F1',
    );
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(document.title).toContain('Una1 Pinch');
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('says of a record set that was withdrawn since when and why', async () => {
    const withdrawal = { since: '2026-11-29', reason: 'The archive asked for it back.' };
    answer({ recordImage: () => ({ standing: 'MISSING', name: null, page: null, withdrawal }) });
    await renderApp(AT);
    expect(await screen.findByRole('heading', { level: 1, name: 'This record has been withdrawn' })).toBeVisible();
    expect(screen.getByText('The reason: The archive asked for it back.')).toBeVisible();
  });

  it('says in the place of an image that is lost that it is, for good, with the people on it and its neighbours', async () => {
    stored({ recordImage: () => ({ standing: 'FOUND', name: 'Una1 Pinch', page: { ...page(1), isImageLost: true } }) });
    const { container } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'We can’t show this image' })).toBeVisible();
    expect(
      screen.getByText('Its file is missing or damaged. You can still read about the people on this page.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Una1 Pinch', pressed: true })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Page 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print the page' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Download the page' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Page 2' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('puts the chosen line into the address and stays on the page', async () => {
    stored();
    const { user, router } = await renderApp(AT, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Una2 Pinch' }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('id')).toBe('R39/1/2'));
    expect(await screen.findByRole('button', { name: 'Una2 Pinch', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Una1 Pinch', pressed: false })).toBeVisible();
  });

  it('leafs to neighbours and to a page by its number, and refuses numbers that are none', async () => {
    stored();
    const { user, router } = await renderApp(AT, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Piece 101A, Page 2' })).toBeVisible();
    expect(screen.getByText('No one on this page has been transcribed.')).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('page')).toBe('f-R39-2');
    const number = screen.getByRole('textbox', { name: 'Go to page' });
    await user.clear(number);
    await user.type(number, '9{Enter}');
    expect(number).toBeInvalid();
    await user.clear(number);
    await user.type(number, '1{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Piece 101A, Page 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  });

  it('says that a page cannot be shown, and leaves the way to the others', async () => {
    stored();
    const { user } = await renderApp(`${AT}&page=f-R39-3`, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'This page cannot be shown' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Piece 101A, Page 2' })).toBeVisible();
  });

  it('makes faint ink readable, and takes it back', async () => {
    stored();
    const { user } = await renderApp(AT, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Brightness and contrast' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Contrast' }), { target: { value: '150' } });
    await user.click(screen.getByRole('switch', { name: 'White on black' }));
    const image = screen.getByRole('img', { name: 'Page 1' });
    expect(image).toHaveStyle({ filter: 'brightness(100%) contrast(150%) invert(1)' });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(image).toHaveStyle({ filter: 'brightness(100%) contrast(100%)' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('slider', { name: 'Contrast' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Brightness and contrast' })).toHaveFocus());
  });

  it('offers the page for download and says when the image failed, with another try', async () => {
    stored();
    const { user } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'Download the page' })).toHaveAttribute(
      'href',
      '/iiif/3/f-R39-1/full/max/0/default.jpg',
    );
    fireEvent.error(screen.getByRole('img', { name: 'Page 1' }));
    expect(await screen.findByRole('heading', { name: 'We couldn’t fetch this image' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'We couldn’t fetch this image' })).not.toBeInTheDocument(),
    );
  });

  it('offers a visitor to sign in and to come back, and asks for no image', async () => {
    answer({
      recordImage: () => ({
        standing: 'REFUSED',
        name: 'Una1 Pinch',
        page: null,
        openTo: { id: 'UNA-1871', access: 'members' },
      }),
    });
    const { user } = await renderApp(AT);
    expect(await screen.findByRole('heading', { name: 'Sign in to see the original' })).toBeVisible();
    expect(screen.queryByRole('img', { name: /Page/ })).not.toBeInTheDocument();
    expect(sentRequests().map(({ operationName }) => operationName)).toEqual(['RecordImage']);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    expect(sessionStorage.getItem('returnTo')).toBe(AT);
  });

  it.each([
    ['nothing', '/image-viewer', 'We do not have this image'],
    ['an unknown record', AT, 'We do not have this image'],
  ])('REC-007 says that there is no image for %s', async (_case, address, heading) => {
    answer(nobody);
    const { container } = await renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search the records' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('leads to the transcript of a record without an image, and from a closed one to a page that says nothing of it', async () => {
    answer({ recordImage: () => ({ standing: 'NONE', name: 'Una1 Pinch', page: null }) });
    const { unmount } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'Read the transcript' })).toHaveAttribute(
      'href',
      '/transcript?id=R39%2F1%2F1',
    );
    unmount();
    answer({ recordImage: () => ({ standing: 'CLOSED', name: null, page: null }) });
    const { router } = await renderApp(AT, { reader: 'member' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/access-denied/record'));
  });

  it('names a failed request and tries again; says when there is no connection', async () => {
    answer({
      recordImage: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user, unmount } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByText(`Request Id: ${REQUEST_ID}`)).toBeVisible();
    stored();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Piece 101A, Page 1' })).toBeVisible();
    unmount();
    goOffline();
    await renderApp('/image-viewer?id=R39%2F9', { reader: 'member' });
    expect(await screen.findByText(/couldn’t reach the site/)).toBeVisible();
  });
});

describe('a place that another viewer of IIIF hands over', () => {
  const ORIGIN = window.location.origin;
  const open = (state: unknown, answers: object = {}) => {
    stored(answers);
    return renderApp(
      `/image-viewer?${new URLSearchParams({ 'iiif-content': typeof state === 'string' ? state : JSON.stringify(state) })}`,
      { reader: 'member' },
    );
  };

  it('opens on our own pages, with its rectangle', async () => {
    const { router } = await open(
      { id: `${ORIGIN}/iiif/canvases/f-R39-1#xywh=100,200,300,50`, type: 'Canvas' },
      { pageImage: () => page(1) },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Piece 101A, Page 1' })).toBeVisible();
    expect(router.state.location.search).toBe('?id=R39%2F1%2F1&page=f-R39-1&xywh=100,200,300,50');
  });

  it('opens in the reader of newspapers, in its encoded form too', async () => {
    const { place } = {
      place: {
        canvas: { kind: 'newspaper' as const, id: 'BL/0009999/18240217/0001' },
        region: { x: 1, y: 2, width: 30, height: 40 },
      },
    };
    const { router } = await open(writeContentState(ORIGIN, place, null), { issueOutline: () => null });
    await waitFor(() => expect(router.state.location.search).toBe('?issue=BL/0009999/18240217/0001&xywh=1,2,30,40'));
  });

  it('is refused where it is on another site, which is named', async () => {
    const { container } = await open({ id: 'https://iiif.example.org/canvas/1', type: 'Canvas' });
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t open this link' })).toBeVisible();
    expect(screen.getByText('It is on iiif.example.org, not on this site.')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('says so where the page is not open', async () => {
    await open({ id: `${ORIGIN}/iiif/canvases/f-R39-9`, type: 'Canvas' });
    expect(await screen.findByText('This page isn’t open to you, or it is no longer here.')).toBeVisible();
  });
});
