import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { packPage } from '#domain/newspapers/pages/packedPage.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { OFFERS } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const ISSUE = 'BL/0009999/18240217';
const PAGE_1 = `${ISSUE}/0001`;
const PAGE_3 = `${ISSUE}/0003`;
const FIRE = `${PAGE_1}/0001`;
const DEATHS = `${PAGE_1}/0002`;

const outline = (more: object = {}) => ({
  issue: { id: ISSUE, date: '1824-02-17', datePrecision: 'DAY', edition: '', pageCount: 2 },
  title: {
    slug: 'the-statesman',
    name: 'The Statesman',
    placeName: 'London',
    county: 'Middlesex',
    country: 'England',
    rights: 'Public domain',
    attribution: null,
    isSample: false,
  },
  label: 'No. 5,821',
  access: ['MEMBERS'],
  isReadable: true,
  pages: [
    { id: PAGE_1, position: 1, label: '1', words: 10, hasImage: true },
    { id: PAGE_3, position: 3, label: '3', words: 4, hasImage: false },
  ],
  articles: [
    { id: FIRE, headline: 'Fire at Wexcombe', kind: 'article', isGuess: false, words: 12, firstPage: 1 },
    { id: DEATHS, headline: null, kind: 'deaths', isGuess: true, words: 3, firstPage: 1 },
  ],
  previous: null,
  next: { id: 'BL/0009999/18240220', date: '1824-02-20', datePrecision: 'DAY' },
  ...more,
});
const packed = (texts: readonly string[]) => {
  const { text, boxes } = packPage(
    texts.map((line, at) => ({
      x: 50,
      y: 100 + at * 40,
      width: 880,
      height: 32,
      hasWordBoxes: true,
      words: line.split(' ').map((word, nth) => ({
        text: word,
        x: 50 + nth * 110,
        y: 100 + at * 40,
        width: 100,
        height: 30,
        confidence: 9,
        flags: 0,
      })),
    })),
  );
  return { text, packed: Buffer.from(boxes).toString('base64') };
};
const zone = (firstLine: number, lastLine: number) => ({
  x: 50,
  y: 100 + firstLine * 40,
  width: 880,
  height: 40 * (lastLine - firstLine + 1),
  firstLine,
  lastLine,
});
const pages: Record<string, object> = {
  [PAGE_1]: {
    id: PAGE_1,
    position: 1,
    label: '1',
    width: 1000,
    height: 1500,
    service: 'http://localhost:3000/iiif/3/p-one',
    revision: 1,
    isCorrected: false,
    quality: 0.93,
    ...packed(['On Monday a fire', 'broke out at Wex-', 'combe near the ship', 'Mr Pinch is dead', 'The Statesman']),
    articles: [
      { id: FIRE, pages: [1, 3], zones: [zone(0, 2)] },
      { id: DEATHS, pages: [1], zones: [zone(3, 3)] },
    ],
  },
  [PAGE_3]: {
    id: PAGE_3,
    position: 3,
    label: '3',
    width: 1000,
    height: 1500,
    service: null,
    revision: 2,
    isCorrected: true,
    quality: null,
    ...packed(['The ship was lost']),
    articles: [{ id: FIRE, pages: [1, 3], zones: [zone(0, 0)] }],
  },
};
const HITS = [
  {
    pageId: PAGE_1,
    hits: [
      {
        articleId: FIRE,
        parts: [
          { line: 1, from: 3, to: 4 },
          { line: 2, from: 0, to: 1 },
        ],
      },
      { articleId: FIRE, parts: [{ line: 2, from: 3, to: 4 }] },
    ],
  },
  { pageId: PAGE_3, hits: [{ articleId: FIRE, parts: [{ line: 0, from: 1, to: 2 }] }] },
];
const stored = (more: object = {}) =>
  answer({
    issueOutline: () => outline(),
    newspaperPage: ({ id }: { id: string }) => pages[id] ?? null,
    issueHits: () => HITS,
    ...more,
  });
const at = (id: string, more = '') => `/image-viewer?issue=${id}${more}`;
const openText = async (user: Awaited<ReturnType<typeof renderApp>>['user']) =>
  user.click(await screen.findByRole('tab', { name: 'Text' }));

describe('the reader of newspapers', () => {
  it('REC-006 ROUTE-179 shows the page of an article, the article marked among the others, and no foot', async () => {
    stored();
    const { container } = await renderApp(at(FIRE), { reader: 'member' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The Statesman Tuesday 17 February 1824 Page 1' }),
    ).toBeVisible();
    expect(await screen.findByRole('img', { name: 'The Statesman, Tuesday 17 February 1824, page 1' })).toHaveAttribute(
      'src',
      '/iiif/3/p-one/full/!1600,1600/0/default.jpg',
    );
    const articles = within(screen.getByRole('navigation', { name: 'Articles' }));
    expect(articles.getByRole('link', { name: /^Fire at Wexcombe/u })).toHaveAttribute('aria-current', 'true');
    expect(articles.getByRole('link', { name: /^Deaths/u })).toHaveAttribute('href', at(DEATHS));
    expect(articles.getByText('No articles start on this page.')).toBeVisible();
    expect(document.title).toBe('The Statesman, Tuesday 17 February 1824, page 1 | Muniment');
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('shows each page in the strip, and where one is missing', async () => {
    stored();
    const { user, router } = await renderApp(at(ISSUE), { reader: 'member' });
    const strip = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Page 1',
      'Page 2 missing',
      'Page 3',
    ]);
    expect(strip.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(at(PAGE_3));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled());
    expect(screen.getByRole('link', { name: 'Next issue: Friday 20 February 1824' })).toHaveAttribute(
      'href',
      at('BL/0009999/18240220'),
    );
  });

  it('says so at the place of a missing page', async () => {
    stored();
    await renderApp(at(`${ISSUE}/0002`), { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'Page 2 is missing' })).toBeVisible();
  });

  it('says in the place of an image that is lost that it is, for good, and lets the text be read', async () => {
    stored({ newspaperPage: () => ({ ...pages[PAGE_1], isImageLost: true }) });
    const { container } = await renderApp(at(PAGE_1), { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'We can’t show this image' })).toBeVisible();
    expect(screen.getByText('Its file is missing or damaged. You can still read the text of this page.')).toBeVisible();
    expect(screen.getByText(/broke out at Wex/u)).toBeVisible();
    expect(screen.queryByRole('img', { name: /page 1$/u })).not.toBeInTheDocument();
    expect(screen.queryByText('Loading image')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clip this page' })).toBeDisabled();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('shows the text of a page that has no image in its place', async () => {
    stored();
    const { container } = await renderApp(at(PAGE_3), { reader: 'member' });
    expect(await screen.findByText('We have the text of this page, but no image.')).toBeVisible();
    const text = within(screen.getByRole('region', { name: 'Text of page 3' }));
    expect(text.getByRole('heading', { name: 'Fire at Wexcombe (continued)' })).toBeVisible();
    expect(text.getByText('The ship was lost')).toBeVisible();
    expect(screen.getByText(/corrected by members/u)).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Text' })).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('asks for the page and its matches together with the issue, not after it', async () => {
    stored({ issueOutline: () => new Promise(() => undefined) });
    await renderApp(at(FIRE, '&q=ship'), { reader: 'member' });
    await waitFor(() =>
      expect(sentRequests().map(({ operationName, variables }) => [operationName, variables.id])).toEqual(
        expect.arrayContaining([
          ['NewspaperPage', PAGE_1],
          ['IssueHits', ISSUE],
          ['ReadIssue', ISSUE],
        ]),
      ),
    );
  });

  it.each([
    ['MEMBERS', 'Sign in to read this issue', 'Sign in'],
    ['SUBSCRIBERS', 'Subscribers can read this issue', 'See what is in this issue'],
    ['INSTITUTION', 'Some libraries can open this issue', 'Find your library'],
  ])('says what opens an issue for %s, and shows no page, image or match', async (access, heading, way) => {
    // The server gives nothing of what is closed to the reader.
    stored({
      issueOutline: () => outline({ access: [access], isReadable: false }),
      newspaperPage: () => null,
      issueHits: () => [],
      planOffers: () => OFFERS,
    });
    const { container } = await renderApp(at(FIRE, '&q=ship'));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: way })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Fire at Wexcombe/u })).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it.each([
    ['a member, who comes back to this page', 'member', 'See plans from £12.99'],
    ['a patron of a library, who is sold nothing', 'library', null],
  ] as const)('offers what opens an issue for subscribers and libraries to %s', async (_who, kind, plans) => {
    stored({
      issueOutline: () => outline({ access: ['SUBSCRIBERS', 'INSTITUTION'], isReadable: false }),
      newspaperPage: () => null,
      issueHits: () => [],
      planOffers: () => OFFERS,
    });
    const { container } = await renderApp(at(FIRE, '&q=ship'), { reader: 'member', grants: defaultGrants(kind) });
    expect(await screen.findByText(/Some libraries also open it for their readers\./u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find your library' })).toHaveAttribute('href', '/wayf');
    if (plans === null) expect(screen.queryByRole('link', { name: /plans/u })).toBeNull();
    else {
      const offer = await screen.findByRole('link', { name: plans });
      expect(new URL((offer as HTMLAnchorElement).href).searchParams.get('nextPage')).toBe(at(FIRE, '&q=ship'));
      expect(screen.getByText('Opened by Everything, from £12.99 for 1 month, tax included.')).toBeVisible();
    }
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each(['', 'unknown'])('REC-007 leads to all newspapers where the issue is %j', async (id) => {
    answer({ issueOutline: () => null });
    const { container } = await renderApp(at(id));
    expect(await screen.findByRole('heading', { level: 1, name: 'We do not have this newspaper' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all newspapers' })).toHaveAttribute('href', '/newspapers');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('names a page that failed, and fetches it again', async () => {
    stored({
      newspaperPage: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(at(PAGE_1), { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'We couldn’t fetch this page' })).toBeVisible();
    stored();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /page 1$/u })).toBeVisible();
  });
});

describe('the text of a page', () => {
  it('is beside the image, line by line, told apart by articles, and says who read it', async () => {
    stored();
    const { user, container } = await renderApp(at(FIRE), { reader: 'member' });
    await openText(user);
    const text = screen.getByRole('region', { name: 'Text of page 1' });
    expect(
      [...text.querySelectorAll('[data-line]')].map(
        (line) => `${line.getAttribute('data-line') ?? ''} ${line.textContent}`,
      ),
    ).toEqual([
      '0 On Monday a fire',
      '1 broke out at Wex-',
      '2 combe near the ship',
      '3 Mr Pinch is dead',
      '4 The Statesman',
    ]);
    expect(
      within(text)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Fire at Wexcombe', 'Deaths', 'Outside the articles']);
    expect(within(text).getByText('Continues on page 3')).toBeVisible();
    expect(screen.getByText(/sure of 93 per cent/u)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('marks the words of a search, also over a line end', async () => {
    stored();
    const { user } = await renderApp(at(FIRE, '&q=wexcombe+ship'), { reader: 'member' });
    await openText(user);
    const text = screen.getByRole('region', { name: 'Text of page 1' });
    await waitFor(() =>
      expect([...text.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
        'Wex-',
        'combe',
        'ship',
      ]),
    );
    expect(text.querySelector('[data-line="1"]')).toHaveTextContent('broke out at Wex-');
  });

  it('is gone through line by line with the arrow keys, and marks what the pointer is over', async () => {
    stored();
    const { user } = await renderApp(at(FIRE), { reader: 'member' });
    await openText(user);
    const text = screen.getByRole('region', { name: 'Text of page 1' });
    const marked = () =>
      [...text.querySelectorAll('[data-line]')]
        .filter((line) => line.className.includes('pointed'))
        .map(({ textContent }) => textContent);
    text.focus();
    await user.keyboard('{ArrowDown}');
    expect(marked()).toEqual(['On Monday a fire']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toEqual(['combe near the ship']);
    fireEvent.pointerOver(within(text).getByText('Mr Pinch is dead'));
    expect(marked()).toEqual(['Mr Pinch is dead']);
    fireEvent.pointerLeave(text);
    expect(marked()).toEqual([]);
  });
});

describe('a search inside the issue', () => {
  const count = () => within(screen.getByRole('search')).getByRole('status');

  it('counts its matches by page and article, and goes from one to the next over all pages', async () => {
    stored();
    const { user, router, container } = await renderApp(at(FIRE, '&q=wexcombe+ship'), { reader: 'member' });
    await waitFor(() => expect(count()).toHaveTextContent('1 of 3'));
    expect(screen.getByRole('link', { name: 'Page 1 2 matches' })).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'Articles' })).getByRole('link', {
        name: 'Fire at Wexcombe 3 matches',
      }),
    ).toBeVisible();
    const next = screen.getByRole('button', { name: 'Next match' });
    await user.click(next);
    expect(count()).toHaveTextContent('2 of 3');
    await user.click(next);
    expect(count()).toHaveTextContent('3 of 3');
    await waitFor(() => expect(router.state.location.search).toBe(`?issue=${FIRE}&page=3&q=wexcombe+ship`));
    expect(await screen.findByRole('region', { name: 'Text of page 3' })).toBeVisible();
    expect(count()).toHaveTextContent('3 of 3');
    await user.click(next);
    await waitFor(() => expect(count()).toHaveTextContent('1 of 3'));
    await user.click(screen.getByRole('button', { name: 'Previous match' }));
    await waitFor(() => expect(count()).toHaveTextContent('3 of 3'));
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('starts from the page, is named by the address, and is cleared', async () => {
    stored();
    const { user, router } = await renderApp(at(PAGE_1), { reader: 'member' });
    await user.type(await screen.findByRole('searchbox', { name: 'Find in this issue' }), '"near the ship"{Enter}');
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q')).toBe('"near the ship"'));
    await waitFor(() => expect(count()).toHaveTextContent('1 of 3'));
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?issue=${PAGE_1}`));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next match' })).not.toBeInTheDocument());
  });

  it('says that nothing was found', async () => {
    stored({ issueHits: () => [] });
    await renderApp(at(PAGE_1, '&q=schooner'), { reader: 'member' });
    await waitFor(() => expect(count()).toHaveTextContent('Not found'));
    expect(screen.getByRole('button', { name: 'Next match' })).toBeDisabled();
  });
});

describe('the citation', () => {
  it('names the article, the paper, the date, the page and that a machine read it, and is copied', async () => {
    stored();
    const { user, container } = await renderApp(at(FIRE), { reader: 'member' });
    await user.click(await screen.findByRole('tab', { name: 'Cite and save' }));
    const citation = screen.getByText(
      /^“Fire at Wexcombe”, The Statesman \(London\), Tuesday 17 February 1824, p\. 1; text read by machine, uncorrected; Muniment \(http:\/\/localhost.*\/image-viewer\?issue=BL\/0009999\/18240217\/0001\/0001 : accessed /u,
    );
    await user.click(screen.getByRole('button', { name: 'Copy citation' }));
    expect(await navigator.clipboard.readText()).toBe(citation.textContent);
    expect(screen.getByText('Public domain')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('goes on paper with the images and the text of the article', async () => {
    const cuts = [
      {
        page: 1,
        image: 'http://localhost:3000/iiif/3/p-one/50,100,880,120/!1600,4000/0/default.jpg',
        lines: ['On Monday a fire', 'broke out at Wex-'],
      },
      { page: 3, image: null, lines: ['The ship was lost'] },
    ];
    stored({ articleCuts: () => cuts });
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await renderApp(at(FIRE), { reader: 'member' });
    await user.click(await screen.findByRole('tab', { name: 'Cite and save' }));
    await user.click(screen.getByRole('button', { name: 'Print this article' }));
    const image = await waitFor(() => {
      const found = document.body.querySelector<HTMLImageElement>(
        'img[src="/iiif/3/p-one/50,100,880,120/!1600,4000/0/default.jpg"]',
      );
      if (!found) throw new Error('The image has not come.');
      return found;
    });
    expect(print).not.toHaveBeenCalled();
    fireEvent.load(image);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = image.closest('article');
    expect(sheet).toHaveTextContent('On Monday a fire broke out at Wex-');
    expect(sheet).toHaveTextContent(/The ship was lost/u);
    expect(sheet).toHaveTextContent(/p\. 1; text read by machine/u);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  });
});
