import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const card = (id: string, given: string, sex: string) => ({
  id,
  given,
  surname: 'Webb',
  sex,
  isRedacted: false,
  prefix: '',
  suffix: '',
  birthText: '1840',
  birthPlace: null,
  deathText: null,
  deathPlace: null,
  birthFrom: 18400000,
  deathFrom: null,
  birthYears: { event: 'birth', claim: 'on', from: 1840, to: 1840 },
  deathYears: null,
  isLiving: false,
  isPrivate: false,
  portraitUrl: null,
});
const ROOT = card('fmp-7-1', 'Ann', 'f');
const tree = {
  id: '7',
  familyTreeRef: 'fmp-7-1',
  name: 'The Webbs',
  description: '',
  treeType: 'PRIVATE',
  role: 'OWNER',
  isEditable: true,
  isViewOnly: false,
  isPublic: false,
  needsSubscription: false,
  isExample: false,
  showSurnamesUppercase: false,
  publicTreeShareToken: null,
  ownerName: null,
  leftAt: null,
  takesOverUntil: null,
  mayExport: true,
  seesLiving: true,
  personCount: 1,
  familyCount: 0,
  rootPerson: ROOT,
  onboarding: { completed: true, step: 'done', skippedNodes: [], rootIsWho: '' },
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-11-01T00:00:00Z',
};
const saved = (id: string, name: string, newCount: number | null) => ({
  id,
  name,
  kind: 'RECORDS',
  search: `lastname=${name.toLowerCase()}`,
  newCount,
  wantsMail: false,
  createdAt: '',
  lookedAt: '',
  total: 1,
});

const ALL = {
  recordSets: () => [],
  libraryUserDetails: () => null,
  currentUserProfile: () => ({ id: 'p', username: 'una', profileStatus: 'ACTIVE', profilePicture: null }),
  familyTrees: () => [tree],
  treeNeighbourhood: () => ({
    proband: ROOT.id,
    persons: [ROOT, card('fmp-7-2', 'John', 'm')],
    families: [
      {
        id: 1,
        partners: ['fmp-7-2'],
        children: [{ personId: ROOT.id, link: 'birth' }],
        marriageText: null,
        marriagePlace: null,
        marriageFrom: null,
        marriageKind: null,
        areMarried: false,
      },
    ],
    hasMoreParents: [],
    hasMorePartners: [],
    hasMoreChildren: [],
    isWhole: true,
  }),
  treeHints: () => ({
    hints: [],
    total: 2,
    counts: { new: 2, maybe: 0, accepted: 0, rejected: 0 },
    newNotices: 1,
    next: null,
    mayDecide: true,
    isUnderWay: false,
    progress: null,
  }),
  savedSearches: () => ({
    searches: [saved('1', 'Pinch', 0), saved('2', 'Tabb', 12), saved('3', 'Lee', null)],
    most: 50,
    mayBeMailed: true,
  }),
  searchDiary: () => ({
    isStarted: true,
    isPaused: false,
    entries: [
      {
        id: '9',
        searchedAt: '2026-11-20T10:00:00Z',
        kind: 'RECORDS',
        search: 'lastname=pascoe',
        total: 0,
        note: '',
        openings: [],
      },
    ],
    next: null,
  }),
};

describe('where a member left off', () => {
  it('shows the tree changed last with its first generations and the hints that wait', async () => {
    answer(ALL);
    await renderApp('/home', { reader: 'member' });
    const shown = within(await screen.findByRole('region', { name: 'The Webbs' }));
    expect(shown.getByRole('link', { name: 'Open tree' })).toHaveAttribute('href', '/tree/fmp-7-1/tree');
    expect(await shown.findByRole('link', { name: '3 new hints to review' })).toHaveAttribute(
      'href',
      '/tree/fmp-7-1/all-hints',
    );
    const chart = within(shown.getByRole('group', { name: 'The first generations of The Webbs' }));
    expect((await chart.findAllByRole('listitem')).slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Ann Webbborn 1840',
      'John Webbborn 1840',
      'Not known yet',
    ]);
    expect(shown.getByText(/^1 person/u)).toBeVisible();
    await expectAccessible();
  });

  it('puts saved searches with new records first, and lists what the diary noted last', async () => {
    answer(ALL);
    await renderApp('/home', { reader: 'member' });
    const searches = within(await screen.findByRole('region', { name: 'Saved searches' }));
    expect((await searches.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Tabb12 new',
      'Pinch',
      'Lee',
    ]);
    expect(searches.getByRole('link', { name: 'Tabb' })).toHaveAttribute('href', '/search/results?lastname=tabb');
    const diary = within(screen.getByRole('region', { name: 'Research diary' }));
    expect(await diary.findByRole('listitem')).toHaveTextContent('Pascoenothing found · 20 November 2026');
  });

  it('keeps the rest of the page where one part does not arrive', async () => {
    const fails = () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    };
    answer({ ...ALL, savedSearches: fails, familyTrees: fails });
    await renderApp('/home', { reader: 'member' });
    expect(await screen.findByText('We couldn’t fetch your trees')).toBeVisible();
    expect(await screen.findByText(/^We couldn’t fetch your saved searches/u)).toBeVisible();
    expect(screen.getByRole('search', { name: 'Search records' })).toBeVisible();
    expect(await screen.findByText('Pascoe')).toBeVisible();
  });
});
