import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { packPage } from '#domain/newspapers/pages/packedPage.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { compiledStyle } from '#test/support/compiledStyle.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const ISSUE = 'BL/0009999/18240217';
const ARTICLE = `${ISSUE}/0001/0001`;
const AT = `/image-viewer?issue=${ARTICLE}`;
const WITHOUT = defaultGrants('member').filter((grant) => grant !== 'collections');

const page = (position: number, zones: object[]) => {
  const { text, boxes } = packPage([{ x: 50, y: 100, width: 400, height: 30, hasWordBoxes: false, words: [] }]);
  return {
    id: `${ISSUE}/000${position}`,
    position,
    label: String(position),
    width: 1000,
    height: 1500,
    service: `http://localhost:3000/iiif/3/p-${position}`,
    revision: 1,
    isCorrected: false,
    quality: null,
    text,
    packed: Buffer.from(boxes).toString('base64'),
    articles: [{ id: ARTICLE, pages: [1, 2], zones }],
  };
};
const zone = (x: number, y: number) => ({ x, y, width: 400, height: 300, firstLine: 0, lastLine: 0 });
const PAGES = [page(1, [zone(50, 100), zone(500, 100)]), page(2, [zone(50, 50)])];

const room = { kept: 3, most: 10_000, total: 3, tags: [{ tag: 'Webb', count: 2 }], clippings: [] };
const makeClipping = jest.fn((_asked: Record<string, unknown>) => ({ id: 'c-one', title: 'Fire' }));

function stored(more: object = {}): void {
  answer({
    issueOutline: () => ({
      issue: { id: ISSUE, date: '1824-02-17', datePrecision: 'DAY', edition: '', pageCount: 2 },
      title: {
        slug: 's',
        name: 'The Statesman',
        placeName: null,
        county: null,
        country: null,
        rights: null,
        attribution: null,
        isSample: false,
      },
      label: null,
      access: ['MEMBERS'],
      isReadable: true,
      previous: null,
      next: null,
      pages: PAGES.map(({ id, position, label }) => ({ id, position, label, words: 1, hasImage: true })),
      articles: [
        { id: ARTICLE, headline: 'Fire at Wexcombe', kind: 'article', isGuess: false, words: 2, firstPage: 1 },
      ],
    }),
    newspaperPage: ({ id }: { id: string }) => PAGES.find((each) => each.id === id) ?? null,
    issueHits: () => [],
    myClippings: () => room,
    myCollections: () => ({
      collections: [
        { id: 'k-1', name: 'Webbs', role: 'OWNER' },
        { id: 'k-2', name: 'Only read', role: 'READER' },
      ],
      total: 2,
      most: 500,
    }),
    textOfRegions: ({ regions }: { regions: object[] }) => `words of ${regions.length}`,
    makeClipping,
    ...more,
  });
}
const open = async (options: Parameters<typeof renderApp>[1] = { reader: 'member' }, address = AT) => {
  const app = await renderApp(address, options);
  await app.user.click(await screen.findByRole('button', { name: 'Clip this page' }));
  await screen.findByRole('heading', { name: 'New clipping' });
  return app;
};
const rectangles = () =>
  screen.getAllByRole('button', { name: /^Rectangle/u }).map((button) => button.getAttribute('aria-label'));
const numbers = (of: number) =>
  ['Left', 'Top', 'Width', 'Height'].map((field) =>
    Number(screen.getByLabelText(`${field} of rectangle ${of}, in pixels`).getAttribute('value')),
  );

beforeEach(() => window.localStorage.clear());

describe('the clip tool', () => {
  it('GRANT-024 has a control for a member with the grant, and none for one without', async () => {
    stored();
    await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('button', { name: 'Clip this page' })).toBeVisible();
  });

  it('GRANT-024 has no control for a member without the grant', async () => {
    stored();
    await renderApp(AT, { reader: 'member', grants: WITHOUT });
    expect(await screen.findByRole('img', { name: /page 1$/u })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clip this page' })).not.toBeInTheDocument();
  });

  it('says by its look that it is on, and has handles that a mouse holds no further out than it sees them', () => {
    expect(
      compiledStyle('src/ui/IconButton/IconButton.module.scss', '.button[aria-pressed=true]:not(:disabled)').get(
        'background',
      ),
    ).toBe('var(--color-brand-soft)');
    expect(
      compiledStyle('src/features/clippings/core/tool/ClipLayer.module.scss', '.layer[data-pointer=mouse] .hold').get(
        'stroke-width',
      ),
    ).toBe('10px');
  });

  it('is worked with keys and numbers alone, and sends whole pixels', async () => {
    stored();
    const { user, container } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a rectangle' }));
    expect(await screen.findByRole('button', { name: 'Rectangle 1, Page 1' })).toHaveFocus();
    expect(numbers(1)).toEqual([333, 600, 333, 300]);
    await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{ArrowLeft}{/Shift}');
    expect(numbers(1)).toEqual([343, 590, 323, 310]);
    fireEvent.change(screen.getByLabelText('Left of rectangle 1, in pixels'), { target: { value: '990' } });
    fireEvent.blur(screen.getByLabelText('Left of rectangle 1, in pixels'));
    expect(numbers(1)).toEqual([677, 590, 323, 310]);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add a rectangle' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rectangle 2, Page 1' })).toHaveFocus());
    await user.keyboard('{Delete}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rectangle 1, Page 1' })).toHaveFocus());

    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Text/u })).toHaveValue('words of 1'));
    expect(await screen.findByText('Text read by machine, uncorrected.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A fire');
    await user.type(screen.getByRole('textbox', { name: /^Tags/u }), 'Webb, fires');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Collection/u }), 'Webbs');
    await user.click(screen.getByRole('button', { name: 'Save clipping' }));
    expect(await screen.findByRole('link', { name: 'Open the clipping' })).toHaveAttribute(
      'href',
      '/collections/all-clippings?clipping=c-one',
    );
    expect(makeClipping.mock.calls.at(-1)?.[0]).toEqual({
      source: { newspaperPageId: `${ISSUE}/0001` },
      regions: [{ imageId: 'p-1', x: 677, y: 590, width: 323, height: 310 }],
      title: 'A fire',
      note: '',
      tags: ['Webb', 'fires'],
      text: null,
      collectionId: 'k-1',
    });
  });

  it('takes an article whole, over its pages in reading order, which can be changed', async () => {
    stored();
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Clip this article' }));
    await waitFor(() =>
      expect(rectangles()).toEqual(['Rectangle 1, Page 1', 'Rectangle 2, Page 1', 'Rectangle 3, Page 2']),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fire at Wexcombe'));
    await user.click(screen.getByRole('button', { name: 'Move rectangle 3 up' }));
    expect(rectangles()).toEqual(['Rectangle 1, Page 1', 'Rectangle 2, Page 2', 'Rectangle 3, Page 1']);
    await user.click(screen.getByRole('button', { name: 'Remove rectangle 1' }));
    expect(rectangles()).toEqual(['Rectangle 1, Page 2', 'Rectangle 2, Page 1']);
    await user.click(screen.getByRole('button', { name: 'Rectangle 1, Page 2' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?issue=${ISSUE}/0002`));
    await user.click(await screen.findByRole('button', { name: 'Save clipping' }));
    await screen.findByRole('link', { name: 'Open the clipping' });
    expect(makeClipping.mock.calls.at(-1)?.[0]).toMatchObject({
      regions: [
        { imageId: 'p-2', x: 50, y: 50 },
        { imageId: 'p-1', x: 500, y: 100 },
      ],
    });
  });

  it('keeps what was drawn and typed over a reload, and starts again when asked', async () => {
    stored();
    const first = await open();
    await first.user.click(screen.getByRole('button', { name: 'Add a rectangle' }));
    await first.user.type(screen.getByRole('textbox', { name: /^Note/u }), 'Mine');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Note/u })).toHaveValue('Mine'));
    first.unmount();
    const { user } = await open();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Note/u })).toHaveValue('Mine'));
    expect(rectangles()).toEqual(['Rectangle 1, Page 1']);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Rectangle/u })).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /^Note/u })).toHaveValue('');
  });

  it('is titled by what is in its rectangles until the member writes a title, which stays', async () => {
    stored({ textOfRegions: () => 'LOST, a grey mare, strayed from the com-\nmon near Camborne. Whoever' });
    const { user } = await open();
    const title = () => screen.getByRole('textbox', { name: 'Title' });
    expect(title()).toHaveValue('The Statesman, Tuesday 17 February 1824');
    await user.click(screen.getByRole('button', { name: 'Add a rectangle' }));
    await waitFor(() => expect(title()).toHaveValue('LOST, a grey mare, strayed from the common…'));
    const put = (field: string, value: number) => {
      const box = screen.getByLabelText(`${field} of rectangle 1, in pixels`);
      fireEvent.change(box, { target: { value: String(value) } });
      fireEvent.blur(box);
    };
    put('Top', 90);
    put('Left', 60);
    await waitFor(() => expect(title()).toHaveValue('Fire at Wexcombe'));
    await user.type(title(), ' Mills');
    put('Top', 900);
    await waitFor(() => expect(numbers(1)).toEqual([60, 900, 333, 300]));
    expect(title()).toHaveValue('Fire at Wexcombe Mills');
  });

  it('does not read the page over a text that the member has changed', async () => {
    stored();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a rectangle' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Text/u })).toHaveValue('words of 1'));
    await user.type(screen.getByRole('textbox', { name: /^Text/u }), ' of mine');
    await user.click(screen.getByRole('button', { name: 'Add a rectangle' }));
    await waitFor(() =>
      expect(sentRequests().filter(({ operationName }) => operationName === 'TextOfRegions')).toHaveLength(2),
    );
    expect(screen.getByRole('textbox', { name: /^Text/u })).toHaveValue('words of 1 of mine');
    await user.click(screen.getByRole('button', { name: 'Read the page again' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Text/u })).toHaveValue('words of 2'));
  });

  it.each([
    [9_990, 'You have 9,990 of 10,000 clippings.', true],
    [10_000, /^You have all 10,000 clippings you can keep\./u, false],
  ])('says with %i clippings how many there may be', async (kept, words, maySave) => {
    stored({ myClippings: () => ({ ...room, kept }) });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a rectangle' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save clipping' }).disabled).toBe(!maySave);
  });

  it('shows a refusal beside its field, and another above the button, with everything still there', async () => {
    stored({
      makeClipping: () => {
        throw refusal('LIMIT_REACHED');
      },
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a rectangle' }));
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await user.click(screen.getByRole('button', { name: 'Save clipping' }));
    expect(await screen.findByText('Give the clipping a title.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeInvalid();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Fire');
    await user.click(screen.getByRole('button', { name: 'Save clipping' }));
    expect(within(await screen.findByRole('alert')).getByText(/You have reached the limit\./u)).toBeVisible();
    expect(rectangles()).toHaveLength(1);
  });

  it('leads a visitor to sign in, and comes back to the drawn rectangle', async () => {
    stored();
    const { user, router } = await open({ reader: 'visitor' });
    await user.click(screen.getByRole('button', { name: 'Add a rectangle' }));
    await screen.findByRole('button', { name: 'Rectangle 1, Page 1' });
    expect(screen.queryByRole('button', { name: 'Save clipping' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign in to save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
    expect(window.sessionStorage.getItem('returnTo')).toBe(`${AT}&clip=1:333,600,333,300`);
  });

  it('draws the rectangles of the address again', async () => {
    stored();
    const { router } = await renderApp(`${AT}&clip=1:333,600,333,300;2:1,2,30,40`, { reader: 'member' });
    await waitFor(() => expect(rectangles()).toEqual(['Rectangle 1, Page 1', 'Rectangle 2, Page 2']));
    expect(numbers(2)).toEqual([1, 2, 30, 40]);
    await waitFor(() => expect(router.state.location.search).toBe(`?issue=${ARTICLE}`));
  });
});
