import { act, screen, waitFor, within } from '@testing-library/react';

import { GROUPS } from '#domain/kernel/grants/flagNames.ts';
import { UK_BOUNDS, writeBounds } from '#domain/places/maps/mapBounds.ts';
import { visitorFound } from '#features/kernel/auth/index.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { OFFERS } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';

const PAGE = '/house-history/results';
const ASKED = `${PAGE}?houseNumber=5&street=High+Street&location=Leeds%2C+Yorkshire%2C+England&postcode=LS1+4DY`;
const GROUP = [GROUPS.addressSearchPhase2];
const NO_ARTICLES =
  "Unfortunately we couldn't find anything in our newspaper archive for your street address, but we have found some articles of your local area";

const record = (recordId: string, more: Record<string, string> = {}) => ({
  recordId,
  fields: Object.entries({
    HouseholdHeadLastName: `HEAD ${recordId}`,
    HouseholdCount: '6',
    EventYear: '1881',
    BaseUppId: recordId,
    AddressStreet: 'High Street',
    HouseNo: '5',
    BaseRecordMetadataId: 'england_1881gbc',
    ...more,
  }).map(([fieldName, value]) => ({ fieldName, value })),
});
const set = (name: string, ...records: ReturnType<typeof record>[]) => ({
  name,
  records,
  moreRecordsPath: `/search/results?place=leeds&datasetname=${name}`,
  isForSubscribers: false,
});
const article = {
  articleId: 'a1',
  id: 'a1-1',
  textSnippet: 'A fire broke out in High Street',
  title: 'Fire in Leeds',
  articleMetaData: { availableSince: null, freeToView: true, score: 1, type: 'article', wordCount: 300 },
  newspaperIssue: {
    publicationCounty: 'Yorkshire',
    publicationDate: '1881-04-03',
    publicationPlace: 'Leeds',
    publicationRegion: null,
    title: 'Leeds Mercury',
  },
  newspaperPages: [{ id: 'p1', thumbnailUri: '/thumbnails/p1.webp' }],
};
const NONE = { articles: [], moreArticlesPath: null, isOfArea: false };
const papers = { articles: [article], moreArticlesPath: '/search-newspapers/results?q=high+street', isOfArea: false };

const profile =
  (content: object = {}, more: object = {}) =>
  () => ({
    address: { county: null, houseName: null, postCode: null, street: null },
    content: {
      during: { records: [], newspapers: NONE },
      post: { newspapers: NONE },
      pre: { records: [], newspapers: NONE },
      ...content,
    },
    geometry: { latitude: 53.8, longitude: -1.55 },
    ...more,
  });

const open = async (address = ASKED, getAddressProfile: () => unknown = profile()) => {
  answer({
    getAddressProfile,
    suggestRegion: () => ({
      suggestions: [{ term: 'York, Yorkshire, England', payload: '1', type: 'place', weight: 1 }],
      query: 'york',
      numFound: 1,
    }),
  });
  const view = await renderApp(address, { reader: 'member', groups: GROUP });
  await screen.findByRole('heading', { level: 1, name: 'Explore the history of your home' });
  return view;
};
const era = (name: string) => screen.findByRole('region', { name });
const field = (name: string, role = 'textbox') => screen.getByRole<HTMLInputElement>(role, { name });
const queryOf = (search: string) => Object.fromEntries(new URLSearchParams(search));

it('households whose addresses are for subscribers say what opens them', async () => {
  const closed = { ...set('england_1881gbc', record('1', { AddressStreet: '', HouseNo: '' })), isForSubscribers: true };
  answer({ planOffers: () => [{ ...OFFERS[0], holdings: ['addresses'] }] });
  await open(ASKED, profile({ pre: { records: [closed], newspapers: NONE } }));
  const plans = await screen.findByRole('link', { name: 'See plans from £7.99' });
  expect(new URL((plans as HTMLAnchorElement).href).searchParams.get('nextPage')).toBe(ASKED);
  expect(screen.getByText(/^Subscribers can see whole households and their addresses\./u)).toBeVisible();
});

describe('who may see the history of a house', () => {
  it('HOUSE-002 FLAG-012 leads members outside the experiment home', async () => {
    const reports = reportsOfTest();
    const { router } = await renderApp(PAGE, { reader: 'member' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    // No server answers for the member's profile here.
    await waitFor(() => expect(reports()).toEqual(['profile']));
  });

  it('HOUSE-003 HOUSE-004 shows that it is loading, then sends a visitor to sign-up in the place of the page', async () => {
    const { router, store } = await renderApp(ASKED, { reader: 'unknown', groups: GROUP });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await act(async () => void store.dispatch(visitorFound()));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/register',
        search: '?mode=search&registrationRoute=7&prompt=login',
      }),
    );
    expect(router.state.historyAction).toBe('REPLACE');
    expect(window.sessionStorage.getItem('returnTo')).toBe(ASKED);
    expect(sentRequests()).toEqual([]);
  });
});

describe('the search form', () => {
  it('HOUSE-005 HOUSE-008 HOUSE-009 HOUSE-010 HOUSE-011 HOUSE-012 has four fields, filled from the address, and two buttons', async () => {
    const { user } = await open();
    expect([
      field('House No').value,
      field('Street').value,
      field('City/Town/County', 'combobox').value,
      field('Postcode').value,
    ]).toEqual(['5', 'High Street', 'Leeds, Yorkshire, England', 'LS1 4DY']);
    expect(screen.getByText('City/Town/County')).toHaveTextContent(/\*$/u);
    expect(field('City/Town/County', 'combobox')).toBeRequired();
    expect(field('City/Town/County', 'combobox')).toHaveAttribute('placeholder', 'Leeds, Yorkshire');
    expect(field('City/Town/County', 'combobox')).toHaveAccessibleDescription(
      'Add the county, city or nearest town for more precise results.',
    );
    expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect([
      field('House No').value,
      field('Street').value,
      field('City/Town/County', 'combobox').value,
      field('Postcode').value,
    ]).toEqual(['', '', '', '']);
  });

  it('keeps what was typed on a phone when its sheet is closed', async () => {
    const list = window.matchMedia('');
    const narrow = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...list, matches: query === '(max-width: 767.98px)' }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit search' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Street' }));
    await user.type(field('Street'), 'Moor Lane');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Street' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Edit search' }));
    expect(await screen.findByRole('textbox', { name: 'Street' })).toHaveValue('Moor Lane');
    narrow.mockRestore();
  });

  it('HOUSE-029 HOUSE-030 HOUSE-037 puts what is not empty into the address, in the place of the earlier one', async () => {
    const { user, router } = await open(PAGE);
    await user.type(field('Street'), 'Moor Lane');
    await user.type(field('City/Town/County', 'combobox'), 'York{Escape}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(queryOf(router.state.location.search)).toEqual({ street: 'Moor Lane', location: 'York', sid: '561' }),
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('HOUSE-031 HOUSE-032 HOUSE-056 falls back to what the page was asked for, but for the house number', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(queryOf(router.state.location.search)).toEqual({
        street: 'High Street',
        location: 'Leeds, Yorkshire, England',
        postcode: 'LS1 4DY',
        sid: '561',
      }),
    );
    expect(field('Street')).toHaveValue('High Street');
  });

  it('HOUSE-036 requires a location where there is none to fall back to', async () => {
    const { user, router } = await open(PAGE);
    await user.type(field('Street'), 'Moor Lane');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(field('City/Town/County', 'combobox')).toBeInvalid());
    expect(screen.getByText('Enter a city, town or county.')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(field('Street')).toHaveValue('Moor Lane');
  });

  it('HOUSE-039 API-028 asks for places once, 250 ms after the last letter', async () => {
    const { user } = await open(PAGE);
    await user.type(field('City/Town/County', 'combobox'), 'yorks');
    await screen.findByRole('option', { name: 'York, Yorkshire, England' });
    const asked = sentRequests().filter(({ operationName }) => operationName === 'suggestRegion');
    expect(asked.map(({ variables }) => variables.input)).toEqual([
      { filters: [expect.objectContaining({ field: 'SourceCountry' })], term: 'yorks' },
    ]);
  });
});

describe('before an address was asked for', () => {
  it.each(['', '?sid=560'])(
    'the page invites with an example, asks the server nothing and shows no fault: %s',
    async (search) => {
      const { container, router, user } = await open(PAGE + search, profile({}, { geometry: null }));
      expect(screen.getByText('What you will find about a home')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(sentRequests().filter(({ operationName }) => operationName === 'GetAddressProfile')).toEqual([]);
      expect(await accessibilityFaults(container)).toEqual([]);
      await user.click(screen.getByRole('link', { name: /Leeds, Yorkshire/u }));
      expect(await era('Leeds, Yorkshire through time')).toBeVisible();
      expect(queryOf(router.state.location.search)).toEqual({ location: 'Leeds, Yorkshire', sid: '561' });
      expect(field('City/Town/County', 'combobox')).toHaveValue('Leeds, Yorkshire');
      expect(screen.queryByText('What you will find about a home')).not.toBeInTheDocument();
    },
  );
});

describe('the four eras', () => {
  it('HOUSE-033 API-003 ENT-001 shows a spinner while the profile is asked for, then the sections', async () => {
    let release = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open(ASKED, () => waiting.then(profile()));
    expect(screen.getByText('Loading the history of this address')).toBeInTheDocument();
    await act(async () => release());
    expect(await era('After 1945')).toBeVisible();
    expect(screen.queryByText('Loading the history of this address')).not.toBeInTheDocument();
    const asked = sentRequests().filter(({ operationName }) => operationName === 'GetAddressProfile');
    expect(asked.map(({ variables }) => variables)).toEqual([
      { address: { houseName: '5', street: 'High Street', county: 'Leeds, Yorkshire, England', postCode: 'LS1 4DY' } },
    ]);
  });

  it('HOUSE-007 HOUSE-014 HOUSE-017 HOUSE-053 are in their order, with a navigator of four anchors', async () => {
    const { container } = await open();
    const navigator = await screen.findByRole('navigation', { name: 'Sections' });
    expect(
      within(navigator)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Today', 'After 1945', 'World War 2', 'Before 1939']);
    expect([...container.querySelectorAll('main section[id]')].map(({ id }) => id)).toEqual([
      'today',
      'post-war',
      'war',
      'pre-war',
    ]);
    expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'location');
    expect(document.title).toBe('The history of High Street, Leeds, Yorkshire, England | Muniment');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('HOUSE-018 HOUSE-019 HOUSE-021 HOUSE-042 ENT-003 show the place on maps of three years, within the United Kingdom', async () => {
    const { container } = await open();
    await era('High Street through time');
    expect(
      ['2024', '1961', '1913'].map((year) =>
        screen
          .getByRole('region', { name: `Map of High Street, ${year}` })
          .closest('[data-center]')
          ?.getAttribute('data-center'),
      ),
    ).toEqual(Array(3).fill('53.8,-1.55'));
    expect(
      [...container.querySelectorAll('[data-year]')].map((map) => [
        map.getAttribute('data-year'),
        map.getAttribute('data-initial-layer'),
      ]),
    ).toEqual([
      ['2024', null],
      ['1961', '1937'],
      ['1913', '1888'],
    ]);
    expect([...container.querySelectorAll('[data-limits]')].map((map) => map.getAttribute('data-limits'))).toEqual(
      Array(3).fill(writeBounds(UK_BOUNDS)),
    );
  });

  it('CORE-021 show a member of the experiment the history of their home through four eras, with maps, households and articles', async () => {
    await open(
      `${PAGE}?street=High%20Street&location=Leeds,%20England`,
      profile({
        during: {
          records: [set('R39', record('R/1', { EventYear: '1939', BaseRecordMetadataId: 'R39' }))],
          newspapers: papers,
        },
        post: { newspapers: papers },
        pre: { records: [set('england_1881gbc', record('1'))], newspapers: papers },
      }),
    );
    const eras = (
      await Promise.all(['High Street through time', 'After 1945', 'World War 2', 'Before 1939'].map(era))
    ).map((each) => within(each));
    expect(eras.map((each) => each.queryAllByRole('region', { name: /^Map of High Street/u }).length)).toEqual([
      1, 1, 0, 1,
    ]);
    expect(
      [eras[2]?.getByRole('link', { name: /HEAD R\/1/u }), eras[3]?.getByRole('link', { name: /HEAD 1/u })].map(
        (link) => link?.getAttribute('href'),
      ),
    ).toEqual(['/transcript?id=R%2F1', '/transcript?id=1']);
    for (const each of eras.slice(1)) expect(each.getByRole('link', { name: 'Fire in Leeds' })).toBeVisible();
  });

  it('HOUSE-018 name the place where no street was given', async () => {
    await open(`${PAGE}?location=Leeds`);
    expect(await era('Leeds through time')).toBeVisible();
  });

  it('HOUSE-040 HOUSE-041 say that there is no position, and show the middle of the country', async () => {
    await open(ASKED, profile({}, { geometry: null }));
    expect(
      await screen.findByText(
        "We couldn't find any results for the postcode you searched - are you sure you entered it correctly? Take a look at our newspaper and Census results to see what you can learn about your street.",
      ),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Map of High Street, 2024' }).closest('[data-center]')).toHaveAttribute(
      'data-center',
      '53.83011,-2.42017',
    );
  });

  it('HOUSE-027 HOUSE-028 CENS-006 CENS-007 CENS-011 show the stated facts', async () => {
    await open();
    expect(await era('After 1945')).toHaveTextContent('over 800,000 homes were built from 1945 to 1951');
    const preWar = await era('Before 1939');
    expect(preWar).toHaveTextContent('about 700,000 homes were built in the two years to 1939');
    expect(preWar).toHaveTextContent(
      'the 1931 census of England and Wales was destroyed in a fire in 1942, and the 1941 census was not taken',
    );
    expect(preWar).toHaveTextContent('from 1841 to 1921');
    expect(await era('World War 2')).toHaveTextContent('about 40 million people');
  });

  const HOUSE_044 = [
    ['Leeds, England', 'England'],
    ['Cardiff, Wales', 'Wales'],
    ['Perth, Scotland', 'Scotland'],
    ['Cork, Ireland', 'Ireland'],
    ['Belfast', 'Northern Ireland'],
  ] as const;
  it.each(HOUSE_044)(
    'CENS-001 CENS-012 HOUSE-044 for %s show the copy of %s, and the same words where no one was found',
    async (location, nation) => {
      await open(`${PAGE}?${new URLSearchParams({ street: 'High Street', location }).toString()}`);
      const preWar = await era('Before 1939');
      expect(within(preWar).getByRole('heading', { name: new RegExp(`censuses of ${nation}$`, 'u') })).toBeVisible();
      expect(
        within(preWar).getByText(
          'We couldn’t find any results for High Street in our British census records, but you can try searching for an address in England and Wales to see who lived there over time.',
        ),
      ).toBeVisible();
    },
  );

  it('HOUSE-034 HOUSE-035 show nothing when the query fails, and log which parameters were asked for', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(ASKED, () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    });
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('Could not fetch address with params county, houseName, postCode, street'),
    );
    expect(
      screen.queryByRole('region', { name: /through time|After 1945|World War 2|Before 1939/u }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/Leeds|High Street/u);
  });
});

describe('what the eras hold', () => {
  const full = profile({
    during: {
      records: [set('R39', record('R/1', { EventYear: '1939', BaseRecordMetadataId: 'R39' }))],
      newspapers: papers,
    },
    post: { newspapers: papers },
    pre: {
      records: [
        set('R39', record('R/2')),
        set(
          'england_1881gbc',
          record('x', { HouseholdHeadLastName: '' }),
          ...['1', '2', '3', '4', '5', '6'].map((id) => record(id)),
        ),
      ],
      newspapers: papers,
    },
  });

  it('HOUSE-022 HOUSE-023 HOUSE-045 HOUSE-046 HOUSE-047 up to four households of a set, without the register of 1939 before it', async () => {
    await open(ASKED, full);
    const census = within(await era('Before 1939')).getByRole('region', { name: 'england 1881 Census' });
    const cards = within(census).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
      ['1', '2', '3', '4'].map((id) => `/transcript?id=${id}`),
    );
    for (const text of ['HEAD 1', '6 people', '5 High Street', 'england 1881 Census'])
      expect(cards[0]).toHaveTextContent(text);
    expect(within(await era('Before 1939')).queryByText(/HEAD R\/2/u)).not.toBeInTheDocument();
  });

  it('HOUSE-020 HOUSE-026 the 1939 register in the war, with a search of five miles around the place', async () => {
    await open(ASKED, full);
    const war = await era('World War 2');
    expect(within(war).getByRole('link', { name: /HEAD R\/1/u })).toHaveAttribute('href', '/transcript?id=R%2F1');
    expect(within(war).getByRole('link', { name: 'Search the 1939 Register' })).toHaveAttribute(
      'href',
      '/search/results?place=leeds&datasetname=R39&place_proximity=5&sid=562',
    );
  });

  const HOUSE_006 = [
    [ASKED, '562'],
    [`${ASKED}&sid=561`, '563'],
  ] as const;
  it.each(HOUSE_006)('HOUSE-006 HOUSE-025 more of it at %s under the id %s', async (address, sid) => {
    await open(address, full);
    const preWar = within(await era('Before 1939'));
    expect(preWar.getByRole('link', { name: /^More records/u })).toHaveAttribute(
      'href',
      `/search/results?place=leeds&datasetname=england_1881gbc&sid=${sid}`,
    );
    expect(preWar.getByRole('link', { name: 'More articles' })).toHaveAttribute(
      'href',
      `/search-newspapers/results?q=high+street&sid=${sid}`,
    );
  });

  it('HOUSE-024 HOUSE-051 ENT-007 articles with their paper, day, place and picture', async () => {
    await open(ASKED, full);
    for (const name of ['After 1945', 'World War 2', 'Before 1939']) {
      const section = await era(name);
      expect(within(section).getByRole('link', { name: 'Fire in Leeds' })).toHaveAttribute(
        'href',
        '/image-viewer?issue=a1&q=high+street',
      );
      for (const text of ['A fire broke out in High Street', 'Leeds Mercury · 3 April 1881 · Leeds'])
        expect(section).toHaveTextContent(text);
      expect(section.querySelector('img')).toHaveAttribute('src', '/thumbnails/p1.webp');
    }
  });

  it('HOUSE-043 that no article was found, in the first half of the sentence, without words or a heading that promise some', async () => {
    await open();
    for (const name of ['After 1945', 'World War 2', 'Before 1939']) {
      const section = within(await era(name));
      expect(
        section.getByText("Unfortunately we couldn't find anything in our newspaper archive for your street address"),
      ).toBeVisible();
      expect(section.queryByText(/we have found some articles/u)).not.toBeInTheDocument();
      expect(section.queryByRole('heading', { name: 'In the newspapers' })).not.toBeInTheDocument();
    }
  });

  it('all but the newspapers while those cannot be searched, which are tried again', async () => {
    const away = profile({
      during: { records: [], newspapers: null },
      post: { newspapers: papers },
      pre: { records: [set('england_1881gbc', record('1'))], newspapers: null },
    });
    const { user, container } = await open(ASKED, away);
    const preWar = within(await era('Before 1939'));
    expect(preWar.getByRole('link', { name: /HEAD 1/u })).toBeVisible();
    expect(preWar.getByRole('alert')).toHaveTextContent('We couldn’t search the newspapersTry again in a minute.');
    expect(preWar.queryByText(NO_ARTICLES)).not.toBeInTheDocument();
    expect(within(await era('After 1945')).queryByRole('alert')).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
    let release = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer({ getAddressProfile: () => waiting.then(full) });
    await user.click(preWar.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(preWar.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true'));
    await act(async () => release());
    expect(await preWar.findByRole('link', { name: 'Fire in Leeds' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('HOUSE-043 articles of the town where the street has none, and says so in the words for it', async () => {
    await open(ASKED, profile({ post: { newspapers: { ...papers, isOfArea: true } } }));
    const section = within(await era('After 1945'));
    expect(section.getByText(NO_ARTICLES)).toBeVisible();
    expect(section.getByRole('link', { name: 'Fire in Leeds' })).toBeVisible();
    expect(section.getByRole('link', { name: 'More articles' })).toHaveAttribute(
      'href',
      '/search-newspapers/results?q=high+street&sid=562',
    );
  });
});
