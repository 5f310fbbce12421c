import { screen, waitFor, within } from '@testing-library/react';

import { COUPLES } from '#domain/trees/core/couples.fixture.ts';
import { emptyFamily } from '#domain/trees/core/documents/emptyDocuments.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { compiledStyle } from '#test/support/compiledStyle.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aCouple, aTree } from '#test/support/treeAnswers.ts';

import { aProfile, OWNER } from './treePerson.fixture.ts';

const PAGE = '/trees/fmp-7-1/people/fmp-7-1';
const quiet = () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
};
/** Texts of events: of England, and of the world. */
const TIMELINES: Readonly<Record<string, [string, string][]>> = {
  england: [
    ['10 January 1840', 'Penny Post'],
    ['2 June 1953', 'Queen Elizabeth II is crowned'],
  ],
  ireland: [['1845–1852', 'Great Famine']],
  world: [['1816', 'The year without a summer']],
};
const timelineText = (key: string) =>
  TIMELINES[key]
    ? { blocks: [{ kind: 'timeline', entries: TIMELINES[key].map(([value, title]) => ({ title, value })) }] }
    : null;
const answers = (tree = aTree(), profile = aProfile()) =>
  answer({
    getPersonTreeForProfile: () => OWNER,
    familyTree: () => tree,
    treePerson: () => profile,
    treePictures: () => [],
    treeFiles: () => [],
    content: ({ key }: { key: string }) => timelineText(String(key)),
  });
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const name = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const open = async (address = PAGE, options: Parameters<typeof renderApp>[1] = { reader: 'member' }) =>
  renderApp(address, options);

describe('the page of a person', () => {
  it('API-027 shows who it is, and asks for person and tree by name', async () => {
    answers();
    const { container } = await open();
    expect(await name('William Pinch')).toBeVisible();
    expect(screen.getByText('1832, Roche, Cornwall')).toBeVisible();
    expect(screen.getByText('Born in 1832, more than 110 years ago.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ann Rowe' })).toHaveAttribute('href', '/trees/fmp-7-1/people/fmp-7-4');
    expect(sent('getPersonTreeForProfile')).toEqual([
      { personId: 'fmp-7-1', familyTreeRef: 'fmp-7-1', publicTreeShareToken: null },
    ]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each(COUPLES)(
    'calls a partner of whom $what are recorded husband or wife only after a marriage',
    async ({ facts, areMarried, words }) => {
      const document = { ...emptyFamily(10), partners: [1, 4], facts };
      answers(aTree(), aProfile({ families: [{ card: aCouple(10, [1, 4], [], facts), document, version: 2 }] }));
      await open();
      const line = (await screen.findByRole('link', { name: 'Ann Rowe' })).closest('li');
      expect(line?.textContent).toContain([areMarried ? 'Wife' : 'Partner', words].filter(Boolean).join(', '));
      expect(line?.textContent.includes('arried')).toBe(words.startsWith('married'));
    },
  );

  it('stacks the life and the notes in one column beside the relatives; relatives alone have the whole breadth', async () => {
    answers();
    const { unmount } = await open();
    await name('William Pinch');
    const life = screen.getByRole('region', { name: 'Life' });
    expect(life.parentElement).toContainElement(screen.getByRole('region', { name: 'Notes' }));
    expect(life.parentElement).not.toContainElement(screen.getByRole('region', { name: 'Close family' }));
    unmount();
    expect(
      compiledStyle('src/features/trees/person/components/person.module.scss', '.columns.single').get(
        'grid-template-columns',
      ),
    ).toBe('minmax(0, 1fr)');
  });

  it('is viewed as a guest by its owner: asked for as such, linked as such, without ways to change it, with the way back', async () => {
    answers();
    answer({
      treePerson: ({ viewAs }: { viewAs: string | null }) => aProfile(viewAs === null ? {} : { livingReason: null }),
    });
    const { user } = await open(`${PAGE}?viewAs=guest`);
    expect(await name('William Pinch')).toBeVisible();
    expect(sent('TreePerson')).toEqual([{ id: 'fmp-7-1', publicTreeShareToken: null, viewAs: 'GUEST' }]);
    expect(sent('FamilyTree')).toEqual([{ ref: 'fmp-7-1', publicTreeShareToken: null, viewAs: 'GUEST' }]);
    // What is left is the reader's own: their tasks and folders of research, and messages.
    expect(
      screen.queryByRole('button', { name: /^(?:More actions|Edit|Add a (?:name|fact|relative|source))/u }),
    ).not.toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    const links = main
      .getAllByRole('link')
      .filter(
        (link) =>
          /^\/trees?\/(?!7\/relationship)/u.test(link.getAttribute('href') ?? '') &&
          link.textContent !== 'View as yourself',
      );
    expect(links.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Ann Rowe', 'Sources']));
    for (const link of links)
      expect([link.textContent, link.getAttribute('href')]).toEqual([
        link.textContent,
        expect.stringContaining('viewAs=guest'),
      ]);
    await user.click(main.getByRole('link', { name: 'View as yourself' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await screen.findByRole('button', { name: 'More actions for William Pinch' })).toBeVisible();
    expect(sent('TreePerson').at(-1)).toMatchObject({ viewAs: null });
  });

  it('TREE-020 shows surnames in capitals when the tree wants them', async () => {
    answers(aTree({ showSurnamesUppercase: true }));
    await open();
    expect(await name('William PINCH')).toBeVisible();
  });

  it('takes a person by their number, too', async () => {
    answers();
    await open('/trees/7/people/1');
    expect(await name('William Pinch')).toBeVisible();
    expect(window.location.pathname).toBe('/trees/7/people/fmp-7-1');
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the life in order, with ages, couples, children and history', async () => {
    answers();
    const { user, container } = await open(`${PAGE}/facts`);
    const lines = async () =>
      within(await screen.findByRole('list', { name: 'Timeline' }))
        .getAllByRole('listitem')
        .map((line) => line.textContent ?? '');
    await screen.findByText(/Penny Post/u);
    const told = (await lines()).join('|');
    expect(told).toMatch(/Birth.*Marriage with Ann Rowe.*Birth of son Tom Pinch.*Occupation: Tin miner/u);
    expect(told).toContain('aged about 23');
    expect(told).toContain('Penny Post');
    // Not those of other countries, nor from before the birth or after the death.
    expect(told).not.toMatch(/Great Famine|without a summer|Elizabeth II/u);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Show historical events' }));
    expect((await lines()).join('|')).not.toContain('Penny Post');
  });

  it('TREE-038 shows stories, and sources with what they prove', async () => {
    answers();
    const { user } = await open(`${PAGE}/stories`);
    expect(
      within(await screen.findByRole('region', { name: 'The flood' })).getByText('Then it stopped.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sources' }));
    const source = within(await screen.findByRole('region', { name: 'Baptisms at Roche' }));
    expect(source.getByText('Birth: folio 7')).toBeVisible();
    expect(source.getByText('“William son of Richard”')).toBeVisible();
  });

  it('has the reader’s own research tasks for the person, and takes another', async () => {
    answers();
    const task = {
      id: '1',
      version: 1,
      text: 'Find the will',
      due: null,
      isDone: false,
      questionId: null,
      question: null,
      personAddress: PAGE,
      personId: 'fmp-7-1',
    };
    answer({ researchTasks: () => ({ tasks: [task], most: 2000 }), addResearchTasks: () => [task] });
    const { user } = await open();
    expect(await screen.findByRole('checkbox', { name: 'Find the will' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a task' }));
    await user.type(await screen.findByRole('textbox', { name: 'Task' }), 'Find the grave{Enter}');
    await waitFor(() =>
      expect(sent('AddResearchTasks')).toEqual([
        { text: 'Find the grave', due: null, questionId: null, people: [PAGE] },
      ]),
    );
    expect(sent('ResearchTasks')[0]).toEqual({ questionId: null, personId: 'fmp-7-1' });
  });

  it('lists places the gazetteer does not know beside the map', async () => {
    answers();
    answer({ placeNamed: () => null });
    await open(`${PAGE}/map`);
    expect(await screen.findByText('Roche, Cornwall: Birth 1832')).toBeVisible();
  });

  it('TREE-025 offers editors to change things, and others nothing', async () => {
    answers();
    const { unmount } = await open(`${PAGE}/facts`);
    expect(await screen.findByRole('button', { name: 'Add a fact' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'History' })).toBeVisible();
    unmount();
    answers(aTree({ role: 'GUEST', isEditable: false, isViewOnly: true }));
    await open(`${PAGE}/facts`);
    expect(await screen.findByRole('list', { name: 'Timeline' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?!Add to research$)(?:Add|Edit|Remove)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'History' })).not.toBeInTheDocument();
  });

  it('shows of a hidden person that there is one, and nothing else', async () => {
    const hidden = aCard(1, '', {
      isRedacted: true,
      surname: '',
      birthText: null,
      birthPlace: null,
      deathText: null,
      birthFrom: null,
      deathFrom: null,
      isLiving: true,
      sex: 'u',
    });
    answers(
      aTree({ role: 'VISITOR', isEditable: false }),
      aProfile({ card: hidden, document: null, livingReason: null, sources: [], stories: [] }),
    );
    await open();
    expect(await name('Private person')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Facts' })).not.toBeInTheDocument();
    expect(document.title).not.toContain('William');
  });

  it('sends a visitor to sign in, and lets one with the token of a share link in', async () => {
    const { unmount } = await open(PAGE, {});
    await waitFor(() => expect(window.location.pathname).toBe('/sign-in'));
    unmount();
    answers(aTree({ role: 'VISITOR', isEditable: false, treeType: 'PUBLIC_SHARED' }));
    await open(`${PAGE}?publicTreeShareToken=abc`, {});
    expect(await name('William Pinch')).toBeVisible();
    expect(sent('getPersonTreeForProfile')).toEqual([
      { personId: 'fmp-7-1', familyTreeRef: 'fmp-7-1', publicTreeShareToken: 'abc' },
    ]);
    expect(screen.getByRole('link', { name: 'Facts' })).toHaveAttribute(
      'href',
      `${PAGE}/facts?publicTreeShareToken=abc`,
    );
    expect(screen.getByRole('link', { name: 'Pinch of Roche' })).toHaveAttribute(
      'href',
      '/tree/fmp-7-1/tree?publicTreeShareToken=abc',
    );
  });

  it.each([
    [
      'a public tree of another member',
      { role: 'VISITOR', isPublic: true },
      'Message the tree’s owner',
      '/messaging?tree=fmp-7-1&about=%2Ftrees%2Ffmp-7-1%2Fpeople%2Ffmp-7-1',
    ],
    [
      'a tree that is shared with them',
      { role: 'GUEST' },
      'Send to a member',
      '/messaging?about=%2Ftrees%2Ffmp-7-1%2Fpeople%2Ffmp-7-1',
    ],
    [
      'the example, which has no owner',
      { role: 'VISITOR', isPublic: true, isExample: true },
      'Send to a member',
      '/messaging?about=%2Ftrees%2Ffmp-7-1%2Fpeople%2Ffmp-7-1',
    ],
  ] as const)('leads a member from a person of %s to a message', async (_what, tree, label, address) => {
    answers(aTree({ ...tree, isEditable: false }));
    await open(PAGE, { reader: 'member', hasMessaging: true });
    await name('William Pinch');
    expect(
      screen
        .getAllByRole('link', { name: /^(?:Message the tree’s owner|Send to a member)/u })
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([[label, address]]);
  });

  it('ERR-010 ERR-011 ERR-012 has an error page of its own, with the bar still there', async () => {
    quiet();
    answers();
    answer({
      getPersonTreeForProfile: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { container } = await open(`${PAGE}?publicTreeShareToken=abc`, {});
    expect(await name('Something went wrong')).toBeVisible();
    expect(screen.getByText(/refresh the page/)).toHaveTextContent('log in');
    expect(screen.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/help/contact');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each([
    ['FAMILY_TREE_NOT_FOUND_ERROR', 'Page not found'],
    ['PUBLIC_TREE_SHARE_TOKEN_ERROR', /share link/i],
  ])('leaves %s to its own page', async (code, heading) => {
    quiet();
    answers();
    const refuse = () => {
      throw refusal(code);
    };
    answer({ getPersonTreeForProfile: refuse, familyTree: refuse, treePerson: refuse });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it.each(['/trees/fmp-7-1/people/fmp-8-1', '/trees/nonsense/people/1', `${PAGE}/nonsense`])(
    '%s is not found',
    async (address) => {
      quiet();
      answers();
      await open(address);
      expect(await name('Page not found')).toBeVisible();
    },
  );
});

describe('stories', () => {
  it('ROUTE-208 of a tree are listed with the people they are about', async () => {
    answer({ familyTree: () => aTree(), treeStories: () => [{ story: aProfile().stories[0], persons: [aCard(1)] }] });
    const { container } = await open('/tree/fmp-7-1/stories');
    const story = within(await screen.findByRole('region', { name: 'The flood' }));
    expect(story.getByRole('link', { name: 'William Pinch' })).toHaveAttribute('href', PAGE);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each([
    ['ROUTE-228', '/stories/7/1', `${PAGE}/stories`],
    ['ROUTE-228', '/stories/fmp-7-1/fmp-7-4', '/trees/fmp-7-1/people/fmp-7-4/stories'],
    ['TREE-032', '/stories/7', `${PAGE}/stories`],
  ])('%s %s loads the stories of the person', async (_id, address, to) => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    answer({ familyTree: () => aTree() });
    await open(address);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(to));
  });

  it('/stories says that the tree could not be opened, and tries again', async () => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    answer({
      familyTree: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await open('/stories/7/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not open the tree' })).toBeVisible();
    answer({ familyTree: () => aTree() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`${PAGE}/stories`));
  });

  it('/stories sends a visitor to sign in, and on after it', async () => {
    await open('/stories/1/2', {});
    await waitFor(() => expect(window.location.pathname).toBe('/sign-in'));
    expect(window.sessionStorage.getItem('returnTo')).toBe('/stories/1/2');
  });
});
