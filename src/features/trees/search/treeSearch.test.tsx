import { screen, waitFor } from '@testing-library/react';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { COUPLES } from '#domain/trees/core/couples.fixture.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { aFact, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { OFFERS } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aCouple, aFamily, aTree } from '#test/support/treeAnswers.ts';

import type { TreeSearchHit } from './treeSearchApi.ts';

const aHit = (person: number, given: string, rest: Partial<TreeSearchHit> = {}): TreeSearchHit => ({
  person: aCard(person, given),
  treeName: 'Pinch of Roche',
  isOwn: false,
  needsSubscription: false,
  ...rest,
});
const found = (hits: TreeSearchHit[], total = hits.length) =>
  answer({ searchFamilyTrees: () => ({ hits, total, pageSize: 20 }), savedTreeSearches: () => [] });
const asked = () =>
  sentRequests()
    .filter(({ operationName }) => operationName === 'SearchFamilyTrees')
    .map(({ variables }) => variables['query']);
const profile = (rest: object = {}) => ({
  id: 'fmp-7-1',
  card: aCard(1),
  document: aPerson(1, 'William Pinch', {
    born: '1832',
    facts: [
      aFact({ date: readTreeDate('3 APR 1832'), place: { text: 'Roche', position: null } }),
      aFact({ id: 'f2', type: 'occupation', value: 'Tin miner' }),
    ],
  }),
  version: 1,
  livingReason: null,
  families: [
    { card: aFamily(9, [1, 4], [5], { marriageText: '1855', marriageKind: 'marriage' }), document: null, version: 0 },
  ],
  parentFamilies: [{ card: aFamily(8, [2], [1, 3]), document: null, version: 0 }],
  persons: [aCard(2, 'Digory'), aCard(3, 'Jane'), aCard(4, 'Ann'), aCard(5, '', { isRedacted: true })],
  sources: [],
  media: [],
  stories: [],
  places: [],
  ...rest,
});

describe('the form of the search in family trees', () => {
  it('CORE-011 SRCH-041 ROUTE-138 ROUTE-139 ROUTE-140 leads to the results, and these to what a tree says of a person', async () => {
    found([aHit(1, 'William'), aHit(2, 'Digory', { isOwn: true })]);
    const { user } = await renderApp('/search-family-tree', { reader: 'member' });
    await user.type(await screen.findByRole('textbox', { name: 'Surname' }), 'Pinch');
    await user.type(screen.getByRole('textbox', { name: 'Year of birth' }), '1832');
    await user.click(screen.getByRole('button', { name: 'Search family trees' }));
    expect(await screen.findByRole('heading', { name: 'Family trees: Pinch, born 1832 ± 2' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(
      '/search-family-tree/results?lastname=Pinch&yearofbirth=1832&yearofbirth_offset=2',
    );
    expect(await screen.findByText('2 people in family trees')).toBeVisible();
    expect(asked()).toEqual([
      {
        firstName: '',
        lastName: 'Pinch',
        isExact: false,
        birthYear: 1832,
        birthOffset: 2,
        deathYear: null,
        deathOffset: 2,
        place: '',
        sort: 'RELEVANCE',
        page: 1,
      },
    ]);
    expect(await accessibilityFaults()).toEqual([]);
    answer({ treePerson: () => profile(), familyTree: () => aTree() });
    await user.click(screen.getByRole('link', { name: 'William Pinch' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'William Pinch 1832–1901' })).toBeVisible();
    expect(window.location.pathname).toBe('/search-family-tree/transcript/fmp-7-1');
  });

  it('asks for a person, and loses nothing typed', async () => {
    const { user } = await renderApp('/search-family-tree?exact=true', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Search family trees' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveAccessibleDescription(
        'Enter a name, a year or a place.',
      ),
    );
    expect(screen.getByRole('checkbox', { name: /^Exact names/u })).toBeChecked();
    expect(window.location.pathname).toBe('/search-family-tree');
  });

  it('GRANT-012 is closed without the grant tree', async () => {
    await renderApp('/search-family-tree', {
      reader: 'member',
      grants: defaultGrants('member').filter((grant) => grant !== 'tree'),
    });
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
    expect(screen.queryByRole('search', { name: 'Family trees' })).not.toBeInTheDocument();
  });

  it('GRANT-017 is offered to readers with tree:search:regular alone', async () => {
    await renderApp('/search-family-tree', {
      reader: 'member',
      grants: defaultGrants('member').filter((grant) => grant !== 'tree:search:regular'),
    });
    expect(await screen.findByText('Your access doesn’t include family tree search')).toBeVisible();
    expect(screen.queryByRole('search', { name: 'Family trees' })).not.toBeInTheDocument();
  });

  it('is the same within the trees', async () => {
    await renderApp('/tree/search-family-trees', { reader: 'member' });
    expect(await screen.findByRole('search', { name: 'Family trees' })).toBeVisible();
  });
});

describe('people found in family trees', () => {
  it('says that no one was found, and leads back with what was asked', async () => {
    found([]);
    await renderApp('/search-family-tree/results?lastname=Nobody');
    expect(await screen.findByText('No people found')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Change the search' })[0]).toHaveAttribute(
      'href',
      '/search-family-tree?lastname=Nobody',
    );
  });

  it('explains it when they cannot be searched, and tries again', async () => {
    answer({ searchFamilyTrees: () => Promise.reject(refusal('RATE_LIMITED')) });
    const { user } = await renderApp('/search-family-tree/results?lastname=Pinch');
    expect(await screen.findByText('We couldn’t search the trees')).toBeVisible();
    found([aHit(1, 'William')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 person in family trees')).toBeVisible();
  });

  it('come in pages and in an order', async () => {
    found([aHit(1, 'William')], 45);
    const { user } = await renderApp('/search-family-tree/results?lastname=Pinch');
    expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/search-family-tree/results?lastname=Pinch&page=3',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'NAME' }));
  });

  it.each([
    ['a trial to who may have one, beside its price', true],
    ['a subscription to who had one', false],
  ])('lead to the offer where their tree is for subscribers: %s', async (_to, isEligible) => {
    found([aHit(1, 'William', { needsSubscription: true })]);
    answer({
      isEligibleForFreeTrial: () => isEligible,
      planOffers: () => [OFFERS[0], { ...OFFERS[1], holdings: ['trees'] }],
    });
    const { user } = await renderApp('/search-family-tree/results?lastname=Pinch', { reader: 'member' });
    await user.click(await screen.findByRole('link', { name: 'William Pinch' }));
    expect(await screen.findByRole('heading', { name: 'This family tree is for subscribers' })).toBeVisible();
    const way = '?nextPage=%2Fsearch-family-tree%2Ftranscript%2Ffmp-7-1&event_location=public_tree';
    expect(await screen.findByRole('link', { name: 'See plans from £12.99' })).toHaveAttribute(
      'href',
      `/subscribe${way}`,
    );
    expect(screen.getByText('Opened by Everything, from £12.99 for 1 month, tax included.')).toBeVisible();
    if (isEligible)
      expect(await screen.findByRole('link', { name: 'Try it free' })).toHaveAttribute('href', `/free-trial${way}`);
    else expect(screen.queryByRole('link', { name: 'Try it free' })).not.toBeInTheDocument();
  });

  it('can be saved as a search by a member', async () => {
    found([aHit(1, 'William')]);
    const saved = [{ id: '3', search: 'lastname=Pinch', createdAt: '2026-11-01T00:00:00Z' }];
    answer({ saveTreeSearch: () => saved });
    const { user } = await renderApp('/search-family-tree/results?lastname=Pinch', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled();
  });
});

describe('what a tree says of a person', () => {
  it('is their life and family, with the way into the tree', async () => {
    answer({ treePerson: () => profile(), familyTree: () => aTree() });
    await renderApp('/search-family-tree/transcript/fmp-7-1');
    expect(await screen.findByText('3 April 1832, Roche')).toBeVisible();
    expect(screen.getByText('Tin miner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Digory Pinch' })).toHaveAttribute(
      'href',
      '/search-family-tree/transcript/fmp-7-2',
    );
    expect(screen.getByText('Private person')).toBeVisible();
    expect(screen.getByText(/, married 1855/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in tree' })).toHaveAttribute('href', '/tree/fmp-7-1/tree');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each(COUPLES)(
    'says of a couple of whom $what are recorded what is recorded: “$words”',
    async ({ facts, words }) => {
      answer({
        treePerson: () => profile({ families: [{ card: aCouple(9, [1, 4], [], facts), document: null, version: 0 }] }),
        familyTree: () => aTree(),
      });
      await renderApp('/search-family-tree/transcript/fmp-7-1');
      const partner = await screen.findByRole('link', { name: 'Ann Pinch' });
      expect(partner.closest('li')).toHaveTextContent(
        words === '' ? /^Ann Pinch 1832–1901$/u : new RegExp(`^Ann Pinch 1832–1901, ${words}$`, 'u'),
      );
    },
  );

  describe('hidden from the reader', () => {
    beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

    it('is not found', async () => {
      answer({
        treePerson: () => profile({ card: aCard(1, '', { isRedacted: true }), document: null }),
        familyTree: () => aTree(),
      });
      await renderApp('/search-family-tree/transcript/fmp-7-1');
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    });
  });
});

describe('the saved tree searches of a member', () => {
  it('run again and can be deleted', async () => {
    answer({
      savedTreeSearches: () => [{ id: '3', search: 'lastname=Pinch', createdAt: '2026-11-01T00:00:00Z' }],
      removeSavedTreeSearch: () => [],
    });
    const { user } = await renderApp('/search-family-tree/saved-search', { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'Pinch' })).toHaveAttribute(
      'href',
      '/search-family-tree/results?lastname=Pinch',
    );
    await user.click(screen.getByRole('button', { name: 'Delete the search Pinch' }));
    expect(await screen.findByText('No saved tree searches yet')).toBeVisible();
  });
});
