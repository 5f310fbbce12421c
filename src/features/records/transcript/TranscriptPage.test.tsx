import { act, screen, within } from '@testing-library/react';

import { resultListShown } from '#features/search/core/index.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, goOffline, refusal, REQUEST_ID, sentRequests } from '#test/support/graphqlServer.ts';
import { OFFERS } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { AT, answerTranscript, ID, pinch } from './transcript.fixture.ts';

const foundForSubscribers = () =>
  answerTranscript({
    access: 'SUMMARY',
    group: null,
    sections: [],
    source: {
      ...pinch().source,
      recordSet: { id: 'ROCHE-1871', name: 'Roche 1871', isSample: false, notation: 'plain', access: 'subscribers' },
    },
  });

describe('transcript page', () => {
  it('ROUTE-187 shows a member every field, the household with links, and the source', async () => {
    answerTranscript();
    const { container } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'William PINCH' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Work' })).toHaveTextContent('Clay LabourerCorrection Clay Merchant');
    const household = screen.getByRole('table', { name: 'Household' });
    expect(within(household).getByRole('link', { name: 'Jane PINCH' })).toHaveAttribute(
      'href',
      `/transcript?id=${encodeURIComponent('ROCHE-1871/RG102267.VLD/1/2')}`,
    );
    expect(within(household).queryByRole('link', { name: /William/ })).not.toBeInTheDocument();
    expect(household).toHaveTextContent('Closed for privacy');
    expect(screen.getByRole('region', { name: 'Source' })).toHaveTextContent('RG 10/2267, folio 5, page 1');
    expect(document.title).toContain('William PINCH');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('ROUTE-187 shows a visitor the summary and the way to sign in that comes back here', async () => {
    answerTranscript({ access: 'SUMMARY', group: null, sections: [] });
    const { user } = await renderApp(AT);
    const offer = await screen.findByRole('heading', { name: 'Sign in to read the whole transcript' });
    expect(offer).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    expect(sessionStorage.getItem('returnTo')).toBe(AT);
  });

  it('asks no one to subscribe who may not pay here', async () => {
    foundForSubscribers();
    await renderApp(AT, { reader: 'member', grants: [] });
    expect(await screen.findByRole('heading', { name: 'Subscribers can read the whole transcript' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /plans/u })).toBeNull();
  });

  it('ROUTE-187 shows a member what opens a record for subscribers, from what price, and the record alone', async () => {
    foundForSubscribers();
    answer({
      planOffers: () => OFFERS,
      previewPpvPurchase: () => ({
        preview: {
          recordItem: { type: 'TRANSCRIPTION', description: 'A record' },
          price: { amount: 150, currency: 'GBP' },
          netPrice: { amount: 150 },
          discount: null,
          couponDetails: null,
          plan: { price: 799 },
          credits: 5,
          isBought: false,
        },
      }),
    });
    await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'Subscribe to read the whole transcript' })).toBeVisible();
    const plans = await screen.findByRole('link', { name: 'See plans from £7.99' });
    expect(new URL((plans as HTMLAnchorElement).href).searchParams.get('nextPage')).toBe(AT);
    expect(screen.getByRole('link', { name: 'Buy this record for £1.50' })).toHaveAttribute(
      'href',
      expect.stringContaining('/transcript/confirm-purchase?record-id='),
    );
    expect(screen.getByText('Opened by Essential, from £7.99 for 1 month, tax included.')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('offers a visitor no sign-in that would not open a record for subscribers: what does, and the way in for who subscribes', async () => {
    foundForSubscribers();
    answer({ planOffers: () => OFFERS });
    const { user, container } = await renderApp(`${AT}#source`);
    const plans = await screen.findByRole('link', { name: 'See plans from £7.99' });
    expect(new URL((plans as HTMLAnchorElement).href).searchParams.get('nextPage')).toBe(`${AT}#source`);
    expect(screen.queryByRole('heading', { name: 'Sign in to read the whole transcript' })).toBeNull();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    expect(sessionStorage.getItem('returnTo')).toBe(AT);
  });

  it('GRANT-034 shows the citation only where the server gives one', async () => {
    answerTranscript({
      citations: [
        { style: 'Plain', text: 'William PINCH, Census, 1871.' },
        { style: 'BibTeX', text: '@online{pinch}' },
      ],
    });
    const { unmount, user } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('button', { name: 'Copy citation' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Style' }), 'BibTeX');
    expect(screen.getByText('@online{pinch}')).toBeVisible();
    unmount();
    answerTranscript();
    await renderApp(AT, { reader: 'member' });
    await screen.findByRole('heading', { level: 1, name: 'William PINCH' });
    expect(screen.queryByRole('button', { name: 'Copy citation' })).not.toBeInTheDocument();
  });

  it('shows the part of the page that the record was read from, where there is one, and leads to the whole', async () => {
    const region = { x: 100, y: 700, width: 1400, height: 40 };
    const recordImage = {
      page: {
        width: 1600,
        height: 2200,
        service: 'https://records.example.org/iiif/images/p-1',
        lines: [{ recordId: ID, region }],
      },
    };
    answerTranscript({ hasImage: true });
    answer({ recordImage: () => recordImage });
    const { unmount, container } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'See the original' })).toHaveAttribute(
      'href',
      `/image-viewer?id=${encodeURIComponent(ID)}`,
    );
    expect(await screen.findByRole('img', { name: 'Page with William PINCH' })).toHaveAttribute(
      'src',
      '/iiif/images/p-1/100,449,868,543/!832,520/0/default.webp',
    );
    expect(screen.getByRole('link', { name: 'See the original page with William PINCH' })).toHaveAttribute(
      'href',
      `/image-viewer?id=${encodeURIComponent(ID)}`,
    );
    expect(await accessibilityFaults(container)).toEqual([]);
    unmount();
    answerTranscript({ hasImage: false });
    await renderApp(AT, { reader: 'member' });
    await screen.findByRole('heading', { level: 1, name: 'William PINCH' });
    expect(screen.queryByRole('link', { name: 'See the original' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Report an error' })).toBeVisible();
  });

  it('asks for no image of the page for a visitor, who would not be shown it', async () => {
    answerTranscript({ hasImage: true, access: 'SUMMARY', group: null, nextHouseholds: null });
    await renderApp(AT);
    expect(await screen.findByRole('link', { name: 'See the original' })).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('OriginalPage');
  });

  it('has what few readers do in a menu', async () => {
    answerTranscript();
    const { user } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'Add to tree' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Ask us to close this record' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Ask us to close this record' })).toHaveAttribute(
      'href',
      `/close-census-record?id=${encodeURIComponent(ID)}`,
    );
    expect(screen.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  });

  it('puts the record into a collection of the member', async () => {
    answerTranscript();
    const addToCollection = jest.fn((_asked: object) => ({ id: '9' }));
    const collections = { collections: [{ id: 'k-1', name: 'Webbs', role: 'OWNER' }], total: 1, most: 500 };
    answer({
      myClippings: () => ({ kept: 0, most: 10_000, total: 0, tags: [], clippings: [] }),
      myCollections: () => collections,
      addToCollection,
    });
    const { user } = await renderApp(AT, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add to a collection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to a collection' }));
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Collection' }), 'Webbs');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect((await screen.findAllByText('Added the record to “Webbs”'))[0]).toBeVisible();
    expect(addToCollection.mock.calls[0]?.[0]).toMatchObject({ collectionId: 'k-1', recordId: ID });
  });

  it('offers no collections to a member who may not make any', async () => {
    answerTranscript();
    const { user } = await renderApp(AT, { reader: 'member', grants: [] });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Add to a collection' })).not.toBeInTheDocument();
  });

  it('leads to the households listed before and after, with and without an image', async () => {
    answerTranscript({ hasImage: false });
    const { unmount } = await renderApp(AT, { reader: 'member' });
    const nearby = await screen.findByRole('navigation', { name: 'Households nearby' });
    expect(within(nearby).getAllByRole('link')).toHaveLength(1);
    expect(within(nearby).getByRole('link', { name: 'Next household: Henry GUARD' })).toHaveAttribute(
      'href',
      `/transcript?id=${encodeURIComponent('ROCHE-1871/RG102267.VLD/2/1')}`,
    );
    unmount();
    answerTranscript({ nextHouseholds: null });
    await renderApp(AT, { reader: 'member' });
    await screen.findByRole('heading', { level: 1, name: 'William PINCH' });
    expect(screen.queryByRole('navigation', { name: 'Households nearby' })).not.toBeInTheDocument();
  });

  it('names no two landmarks alike where a part of the record is called like its event', async () => {
    const { group, sections } = pinch();
    answerTranscript({
      group: { ...group, title: 'Marriage' },
      sections: sections.map((section, at) => (at === 0 ? { ...section, title: 'Marriage' } : section)),
    });
    await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('table', { name: 'Marriage' })).toBeVisible();
    expect(screen.getAllByRole('region', { name: 'Marriage' })).toHaveLength(1);
  });

  it('REC-012 leads from a closed record to a page that says nothing of the person', async () => {
    answer({ record: () => ({ standing: 'CLOSED', record: null }) });
    const { router } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/access-denied/record');
  });

  it('REC-011 leads a member who opened too many records to the page about the limit', async () => {
    answer({
      record: () => {
        throw refusal('RATE_LIMITED');
      },
    });
    const { router } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'You have reached the limit' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/steady-sherlock');
  });

  it.each([
    ['an id that no record has', AT],
    ['no id at all', '/transcript'],
  ])('says what to do about %s', async (_case, address) => {
    answer({ record: () => ({ standing: 'MISSING', record: null }) });
    await renderApp(address, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'We do not have this record' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search the records' })).toHaveAttribute('href', '/');
  });

  it('says since when an entry is not there any more', async () => {
    answer({ record: () => ({ standing: 'MISSING', goneSince: '2026-05-03', record: null }) });
    await renderApp(AT, { reader: 'member' });
    expect(await screen.findByText('This entry has not been in its record set since 3 May 2026')).toBeVisible();
    expect(screen.getByText(/^A newer transcription of the source leaves it out/)).toBeVisible();
  });

  it('says since when and why the set of a record is withdrawn', async () => {
    answer({
      record: () => ({
        standing: 'MISSING',
        withdrawal: { since: '2026-05-03', reason: 'The archive asked for it back.' },
        record: null,
      }),
    });
    await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'This record has been withdrawn' })).toBeVisible();
    expect(screen.getByText('We withdrew its record set on 3 May 2026')).toBeVisible();
    expect(screen.getByText('The reason: The archive asked for it back.')).toBeVisible();
  });

  it('keeps the server’s words to itself, names the request and tries again', async () => {
    answer({
      record: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByText('We couldn’t fetch this record')).toBeVisible();
    expect(screen.getByText(`Request Id: ${REQUEST_ID}`)).toBeVisible();
    expect(screen.queryByText(/own words/)).not.toBeInTheDocument();
    answerTranscript();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'William PINCH' })).toBeVisible();
  });

  it('explains it when there is no connection', async () => {
    goOffline();
    await renderApp(AT, { reader: 'member' });
    expect(await screen.findByText(/couldn’t reach the site/)).toBeVisible();
  });

  it('leads to its neighbours in the results and back to them', async () => {
    answerTranscript();
    const { store } = await renderApp(AT, { reader: 'member' });
    await screen.findByRole('heading', { level: 1, name: 'William PINCH' });
    expect(screen.queryByRole('navigation', { name: 'Results' })).not.toBeInTheDocument();
    act(
      () =>
        void store.dispatch(
          resultListShown({
            queryAddress: '/search/results?lastname=pinch',
            ids: ['a', ID, 'b'],
            page: 2,
            pageSize: 3,
            total: 9,
          }),
        ),
    );
    const walker = await screen.findByRole('navigation', { name: 'Results' });
    expect(walker).toHaveTextContent('5 of 9');
    expect(within(walker).getByRole('link', { name: 'Back to results' })).toHaveAttribute(
      'href',
      '/search/results?lastname=pinch&page=2',
    );
    expect(within(walker).getByRole('link', { name: 'Previous record' })).toHaveAttribute('href', '/transcript?id=a');
    expect(within(walker).getByRole('link', { name: 'Next record' })).toHaveAttribute('href', '/transcript?id=b');
    expect(sentRequests().filter(({ operationName }) => operationName === 'Transcript')).toHaveLength(1);
  });
});

describe('what other sources say', () => {
  const other = {
    id: 'CENSUS-1881/7',
    name: 'Wm PINCH',
    summaryLine: 'Census, 1881, Roche',
    recordSetName: 'Census 1881',
    notation: 'plain',
    isSample: false,
    strength: 'STRONG',
    evidence: [
      { text: 'The same surname: PINCH', isFor: true },
      { text: 'Different occupations', isFor: false },
    ],
  };

  it('shows other records of the person with the evidence for and against, and hides one on request', async () => {
    answerTranscript();
    answer({ otherRecords: () => [other], dismissMatch: () => true });
    const { user, container } = await renderApp(AT, { reader: 'member' });
    const match = await screen.findByRole('article', { name: 'Wm PINCH, Census, 1881, Roche' });
    expect(match).toHaveTextContent(/Strong match.*For: The same surname: PINCH.*Against: Different occupations/u);
    expect(within(match).getByRole('link', { name: 'Wm PINCH' })).toHaveAttribute(
      'href',
      '/transcript?id=CENSUS-1881%2F7',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(match).getByRole('button', { name: 'Not this person' }));
    expect(await screen.findByText('We won’t show Wm PINCH here again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Wm PINCH, Census, 1881, Roche' })).toBeVisible();
    expect(
      sentRequests()
        .filter(({ operationName }) => operationName === 'DismissMatch')
        .map(({ variables }) => variables.isDismissed),
    ).toEqual([true, false]);
  });

  it('says that a dismissal was not stored', async () => {
    answerTranscript();
    answer({
      otherRecords: () => [other],
      dismissMatch: () => {
        throw refusal('RATE_LIMITED');
      },
    });
    const { user } = await renderApp(AT, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Not this person' }));
    expect(await screen.findByText('Your answer wasn’t saved. Please try again.')).toBeVisible();
  });

  it('says that there is none, and tries again after a failure', async () => {
    answerTranscript();
    answer({
      otherRecords: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByText('We couldn’t compare other records')).toBeVisible();
    answerTranscript();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByText('We found no record in another source that is close enough to this person.'),
    ).toBeVisible();
  });

  it('lays a census household out by years: who arrived, who left, whose age does not fit', async () => {
    answerTranscript();
    const cell = { id: 'CENSUS-1861/1', relation: 'Head', age: '29', movement: 'STAYED', isAgeFitting: true };
    const gone = { ...cell, id: null, relation: '', age: '', movement: 'LEFT' };
    answer({
      householdOverYears: () => ({
        years: [
          { year: 1861, recordSetName: 'Census 1861', place: 'Bodmin, Cornwall', isThisRecord: false },
          { year: 1871, recordSetName: 'Roche 1871', place: 'Roche, Cornwall', isThisRecord: true },
          { year: 1881, recordSetName: 'Census 1881', place: 'Roche, Cornwall', isThisRecord: false },
        ],
        people: [
          {
            name: 'William PINCH',
            cells: [cell, { ...cell, id: ID, age: '45', isAgeFitting: false }, { ...cell, age: '49' }],
          },
          { name: 'Thomas PINCH', cells: [cell, gone, gone] },
          {
            name: 'Mary PINCH',
            cells: [
              { ...cell, id: null, movement: 'ABSENT' },
              { ...cell, relation: 'Daughter', age: '7', movement: 'BORN' },
              gone,
            ],
          },
        ],
      }),
    });
    const { container } = await renderApp(AT, { reader: 'member' });
    const table = await screen.findByRole('table', { name: 'This household in other years' });
    expect(within(table).getByRole('columnheader', { name: '1871, Roche (this record)' })).toBeVisible();
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'William PINCHHead, aged 29Head, aged 45 Age does not fitHead, aged 49',
      'Thomas PINCHHead, aged 29Left–',
      'Mary PINCH–Daughter, aged 7 Born sinceLeft',
    ]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('heads the other years of a household that never moved with years alone', async () => {
    answerTranscript({ type: 'CENSUS' });
    const of = (year: number, isThisRecord: boolean) => ({
      year,
      recordSetName: `Census ${year}`,
      place: 'Roche, Cornwall',
      isThisRecord,
    });
    const cell = { id: null, relation: '', age: '', movement: 'ABSENT', isAgeFitting: true };
    answer({
      householdOverYears: () => ({
        years: [of(1861, false), of(1871, true)],
        people: [{ name: 'William PINCH', cells: [cell, cell] }],
      }),
    });
    await renderApp(AT, { reader: 'member' });
    const table = await screen.findByRole('table', { name: 'This household in other years' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', '1861', '1871 (this record)']);
  });

  it('asks nothing of the kind for the summary that visitors read', async () => {
    answerTranscript({ access: 'SUMMARY', group: null });
    await renderApp(AT);
    await screen.findByRole('heading', { name: 'Sign in to read the whole transcript' });
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('OtherRecords');
  });
});
