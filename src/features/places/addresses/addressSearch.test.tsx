import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { OFFERS } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const street = (name: string, more: object = {}) => ({
  street: name,
  house: null,
  place: 'Leeds, Yorkshire',
  addressCount: 3,
  householdCount: 1204,
  firstYear: 1841,
  lastYear: 1939,
  otherNames: [],
  ...more,
});
const streets =
  (...list: object[]) =>
  () => ({ total: list.length, page: 1, pageSize: 50, streets: list });
const household = (recordId: string, more: object = {}) => ({
  recordId,
  year: 1881,
  address: '12 High Street',
  place: 'Leeds, Yorkshire',
  certainty: 'CERTAIN',
  reason: 'Certain: the record gives this address.',
  head: 'Thomas HORE',
  memberCount: 2,
  members: [
    { recordId, name: 'Thomas HORE', relationship: 'Head', age: '40', occupation: 'Clerk' },
    { recordId: `${recordId}b`, name: 'Mary HORE', relationship: 'Wife', age: null, occupation: null },
  ],
  access: 'FULL',
  recordSet: { id: 'ENG-1881', name: 'England 1881', isSample: false, access: 'members' },
  reference: 'RG 11/1, folio 3',
  ...more,
});
const households =
  (list: object[], renumberings: object[] = []) =>
  () => ({ total: list.length, page: 1, pageSize: 20, households: list, renumberings });
const NOBODY = (where: string) =>
  `We couldn’t find any results for ${where} in our British census records, but you can try searching for an address in England and Wales to see who lived there over time.`;
const NO_REGIONS = { suggestRegion: () => ({ suggestions: [], query: '', numFound: 0 }) };

describe('address search', () => {
  it('ADDR-001 ROUTE-131 ROUTE-132 ROUTE-133 leads from a place to its streets and from a street to its households', async () => {
    answer({
      ...NO_REGIONS,
      addressStreets: streets(
        street('High Street', { otherNames: ['Hog Lane (until 1800)'] }),
        street('', { street: null, house: 'Manor Farm' }),
      ),
      addressHouseholds: households([household('1')]),
    });
    const { user, router } = await renderApp('/search-address');
    await screen.findByRole('heading', { level: 1, name: 'Address search' });
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(screen.getByRole('combobox', { name: 'City/Town/County' }), 'Leeds{Escape}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/search-address/streets', search: '?location=Leeds' }),
    );
    await screen.findByText('2 streets and houses with households in our records');
    const [first, farm] = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('households'));
    expect(first).toHaveTextContent('Also Hog Lane (until 1800)');
    expect(first).toHaveTextContent('1,204 households 1841–1939');
    expect(farm).toHaveTextContent('Manor Farm');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'High Street' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/search-address/households',
        search: '?street=High+Street&location=Leeds%2C+Yorkshire',
      }),
    );
    const table = await screen.findByRole('table', { name: 'Households by year' });
    expect(within(table).getByRole('row', { name: /1881 Thomas HORE/u })).toBeVisible();
    // Every one is certain: nothing is said of it.
    expect(within(table).queryByRole('columnheader', { name: 'How sure' })).not.toBeInTheDocument();
    expect(screen.queryByText('Certain')).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('goes straight to the households of a house in a street', async () => {
    answer({ ...NO_REGIONS, addressHouseholds: households([]) });
    const { user, router } = await renderApp('/search-address?location=Leeds');
    await user.type(await screen.findByRole('textbox', { name: /House number or name/u }), '12A');
    await user.type(screen.getByRole('textbox', { name: /^Street/u }), 'High St{Enter}');
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/search-address/households',
        search: '?houseNumber=12A&street=High+St&location=Leeds',
      }),
    );
    await waitFor(() =>
      expect(sentRequests().at(-1)?.variables).toEqual({
        input: { houseNumber: '12A', street: 'High St', location: 'Leeds', postcode: '' },
        page: 1,
      }),
    );
  });

  it.each([
    ['', 'Enter a town, parish or county.'],
    ['ZZ9 9ZZ', 'We do not know this postcode. Enter a town, parish or county.'],
  ])('asks for a place when nothing but the postcode %j was given', async (postcode, problem) => {
    answer(NO_REGIONS);
    const { user, router } = await renderApp('/search-address');
    const field = await screen.findByRole('textbox', { name: /^Postcode/u });
    if (postcode !== '') await user.type(field, postcode);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText(problem)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^City\/Town\/County/u })).toHaveFocus());
    expect(router.state.location.pathname).toBe('/search-address');
    expect(field).toHaveValue(postcode);
  });

  it('says what is known of a postcode, and what is not', async () => {
    answer({ addressStreets: streets(street('High Street')) });
    await renderApp('/search-address/streets?postcode=LS1+4DY');
    expect(await screen.findByText(/We know only that LS1 4DY is in the area named after Leeds/u)).toBeVisible();
  });

  it('says what opens the households of a set for subscribers, from what price, and comes back to this search', async () => {
    const closed = household('2', {
      members: null,
      address: null,
      access: 'SUMMARY',
      recordSet: { id: 'ENG-1921', name: 'England 1921', isSample: false, access: 'subscribers' },
    });
    answer({
      addressHouseholds: households([closed, household('1')]),
      planOffers: () => [
        { ...OFFERS[0], holdings: ['records'] },
        { ...OFFERS[1], holdings: ['records', 'addresses'] },
      ],
    });
    const at = '/search-address/households?street=High+Street&location=Leeds&page=2';
    await renderApp(at, { reader: 'member' });
    const plans = await screen.findByRole('link', { name: 'See plans from £12.99' });
    expect(new URL((plans as HTMLAnchorElement).href).searchParams.get('nextPage')).toBe(at);
    expect(screen.getByText(/^Subscribers can see whole households and their addresses\./u)).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has a row for each household with its people, source and way to the transcript, the certainty where it differs, and known changes of the numbers', async () => {
    const renumbering = {
      was: '7 High Street',
      is: '12 High Street',
      place: 'Leeds, Yorkshire',
      year: 1896,
      certainty: 'PROBABLE',
      source: 'Rate book',
    };
    const formerly = household('2', {
      year: 1861,
      certainty: 'PROBABLE',
      reason: 'Probable: the record gives 7 High Street, which was the same house until 1896.',
      members: null,
      access: 'SUMMARY',
      memberCount: 4,
    });
    answer({ addressHouseholds: households([formerly, household('1')], [renumbering]) });
    const { user } = await renderApp('/search-address/households?street=High+Street&houseNumber=12&location=Leeds');
    const table = within(await screen.findByRole('table', { name: 'Households by year' }));
    expect(table.getByRole('columnheader', { name: 'How sure' })).toBeVisible();
    const year = within(table.getByRole('row', { name: /^1881/u }));
    expect(year.getByText('Certain')).toBeVisible();
    expect(year.queryByText('The record gives this address.')).not.toBeInTheDocument();
    await user.click(year.getByText('Show 1 more person'));
    expect(year.getByRole('link', { name: 'Mary HORE' })).toHaveAttribute('href', '/transcript?id=1b');
    expect(year.getByRole('link', { name: 'England 1881' })).toHaveAttribute('href', '/record-sets/ENG-1881');
    const earlier = within(table.getByRole('row', { name: /^1861/u }));
    expect(earlier.getByText('The record gives 7 High Street, which was the same house until 1896.')).toBeVisible();
    expect(earlier.getByText('With 3 other people')).toBeVisible();
    expect(await screen.findAllByText(/^Sign in to see whole households and their addresses\./u)).toHaveLength(1);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText('7 High Street became 12 High Street in 1896, probably (Rate book).')).toBeVisible();
  });

  it('says once how sure every household is where none is certain and all are alike', async () => {
    const alike = { certainty: 'POSSIBLE', reason: 'Possible: the record names the street without a house.' };
    answer({ addressHouseholds: households([household('1', alike), household('2', alike)]) });
    await renderApp('/search-address/households?street=High+Street&houseNumber=12&location=Leeds');
    expect(await screen.findByText('Possible: the record names the street without a house.')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'How sure' })).not.toBeInTheDocument();
  });

  it('ADDR-003 CENS-012 shows the British census copy where no one is known', async () => {
    answer({ addressHouseholds: households([]) });
    await renderApp('/search-address/households?street=Nowhere+Street&location=Leeds');
    expect(await screen.findByText(NOBODY('Nowhere Street'))).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('British census records cover the years from 1841 to 1921');
    expect(screen.getByRole('link', { name: 'All streets in Leeds' })).toHaveAttribute(
      'href',
      '/search-address/streets?location=Leeds',
    );
  });

  it.each([
    ['streets', 'We couldn’t fetch the streets', 'High Street'],
    ['households', 'We couldn’t fetch the households', 'Thomas HORE'],
  ])('names a failure on %s and tries again', async (page, title, found) => {
    const fail = () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    };
    answer({ addressStreets: fail, addressHouseholds: fail });
    const { user } = await renderApp(`/search-address/${page}?street=High+Street&location=Leeds`);
    expect(await screen.findByText(title)).toBeVisible();
    answer({ addressStreets: streets(street('High Street')), addressHouseholds: households([household('1')]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByRole('link', { name: found }))[0]).toBeVisible();
  });

  it.each(['streets', 'households'])('leads to the form from %s when nothing was asked', async (page) => {
    answer({});
    await renderApp(`/search-address/${page}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Which address?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for an address' })).toHaveAttribute('href', '/search-address');
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain(
      page === 'streets' ? 'AddressStreets' : 'AddressHouseholds',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('ADDR-002 SHELL-014 has no other pages', async () => {
    await renderApp('/search-address/nonsense');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});
