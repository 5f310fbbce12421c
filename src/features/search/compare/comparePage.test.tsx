import { screen, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const FIRST = { timeout: 15_000 };

const comparedRecord = (id: string, fields: Record<string, string>, more: object = {}) => ({
  standing: 'FOUND',
  record: {
    id,
    type: 'CENSUS',
    name: `Person ${id}`,
    summaryLine: 'Census, 1871',
    access: 'FULL',
    citation: null,
    sections: [
      {
        title: 'Person',
        fields: Object.entries(fields).map(([fieldId, value]) => ({
          fieldId,
          label: fieldId,
          value,
          correction: null,
        })),
      },
    ],
    source: {
      recordSet: { id: 'ROCHE', name: 'Roche Census 1871', isSample: false, notation: 'plain' },
      repository: 'The National Archives',
      archiveReference: `folio ${id}`,
      attribution: null,
    },
    ...more,
  },
});
const answers = {
  a: comparedRecord('a', { Forename: 'William', Age: '39' }),
  b: comparedRecord('b', { Forename: 'WILLIAM', Age: '49', Trade: 'Miner' }),
};
const ARTICLE = 'BL/0002647/18240217/0003/0001';
const OTHER = 'BL/0002647/18240224/0001/0002';
const match = (articleId: string, more: object = {}) => ({
  article: {
    articleId,
    title: 'Stolen or strayed',
    articleMetaData: { wordCount: 212 },
    newspaperIssue: {
      publicationCounty: 'Middlesex',
      publicationDate: '1824-02-17',
      publicationPlace: 'London',
      title: 'The Statesman',
    },
  },
  issueId: 'BL/0002647/18240217',
  kind: 'article',
  isGuess: false,
  isCorrected: false,
  isReadable: true,
  access: ['MEMBERS'],
  snippets: [
    {
      parts: [
        { text: 'a grey ', isHit: false },
        { text: 'mare', isHit: true },
      ],
    },
  ],
  ...more,
});
const comparedArticle = (articleId: string, more: object = {}, of: object = {}) => ({
  match: match(articleId, of),
  text: [
    { text: 'Lost, a grey ', isHit: false },
    { text: 'mare', isHit: true },
    { text: ', by Mr. Pinch.', isHit: false },
  ],
  isCut: false,
  datePrecision: 'DAY',
  pageLabel: '3',
  isSample: false,
  attribution: null,
  citation: '“Stolen or strayed”, The Statesman.',
  ...more,
});
const ADDRESS = '/search/compare?record=a&record=b';

beforeAll(() => import('./ComparePage.tsx'));

describe('records side by side', () => {
  it('are compared field by field with their sources, and what differs is said in words', async () => {
    answer({ recordsToCompare: () => [answers.a, answers.b] });
    const { user, container } = await renderApp(ADDRESS);
    const table = within(await screen.findByRole('table', { name: 'Fields of 2 records' }, FIRST));
    expect(sentRequests().at(-1)?.variables).toEqual({ ids: ['a', 'b'] });
    const row = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row(/^Forename Same/)).toEqual(['William', 'WILLIAM']);
    expect(row(/^Age Differs/)).toEqual(['39', '49']);
    expect(row(/^Trade Not in all/)).toEqual(['–', 'Miner']);
    expect(row(/^Held at Same/)).toEqual(['The National Archives', 'The National Archives']);
    expect(row(/^Archive reference Differs/)).toEqual(['folio a', 'folio b']);
    expect(table.getByRole('link', { name: 'Person a' })).toHaveAttribute('href', '/transcript?id=a');
    expect(document.title).toBe('Compare: Person a, Person b | Muniment');
    await user.click(screen.getByRole('switch', { name: 'Show differences only' }));
    expect(table.queryByText('Forename')).not.toBeInTheDocument();
    expect(table.getByText('Trade')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('have accepted corrections beside what was transcribed', async () => {
    const sections = [
      { title: 'Person', fields: [{ fieldId: 'LastName', label: 'Surname', value: 'PINCH', correction: 'Finch' }] },
    ];
    answer({
      recordsToCompare: () => [
        comparedRecord('a', {}, { sections }),
        comparedRecord(
          'b',
          { LastName: 'PINCH' },
          {
            sections: [
              {
                title: 'Person',
                fields: [{ fieldId: 'LastName', label: 'Surname', value: 'PINCH', correction: null }],
              },
            ],
          },
        ),
      ],
    });
    await renderApp(ADDRESS);
    const [corrected, other] = within(await screen.findByRole('row', { name: /^Surname Differs/ }, FIRST)).getAllByRole(
      'cell',
    );
    expect(corrected).toHaveTextContent('PINCHCorrection Finch');
    expect(other).toHaveTextContent(/^PINCH$/);
  });

  it('are removed in the address', async () => {
    answer({ recordsToCompare: ({ ids }: { ids: ('a' | 'b')[] }) => ids.map((id) => answers[id]) });
    const { user, router } = await renderApp(ADDRESS);
    await user.click(await screen.findByRole('link', { name: 'Remove Person a, Census, 1871' }, FIRST));
    expect(router.state.location.search).toBe('?record=b');
    expect(await screen.findByRole('table', { name: 'Fields of 1 record' })).toBeVisible();
  });

  it('say in its column why one cannot be shown, and offer to sign in where only the summary is read', async () => {
    answer({
      recordsToCompare: () => [
        { standing: 'CLOSED', record: null },
        comparedRecord('b', { Forename: 'Jane' }, { access: 'SUMMARY' }),
      ],
    });
    await renderApp(ADDRESS);
    expect(
      await screen.findByRole('columnheader', { name: /^Record not available It may be closed for privacy/u }, FIRST),
    ).toBeVisible();
    expect(
      within(screen.getByRole('row', { name: /^Forename/u }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['–', 'Jane']);
    expect(screen.getByText('Sign in to compare more')).toBeVisible();
    expect(screen.getByText('Members see more')).toBeVisible();
  });

  it('are asked for where the address names none', async () => {
    await renderApp('/search/compare');
    expect(await screen.findByText('Nothing selected', undefined, FIRST)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose from results' })).toHaveAttribute('href', '/search/results');
  });

  it('can be asked for again when they could not be shown', async () => {
    answer({
      recordsToCompare: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(ADDRESS);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We couldn’t show these records' }, FIRST),
    ).toBeVisible();
    answer({ recordsToCompare: () => [answers.a, answers.b] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('articles side by side', () => {
  it('have their place in the newspaper and their texts with the words of the search beside each other', async () => {
    answer({
      articlesToCompare: () => [
        comparedArticle(ARTICLE),
        comparedArticle(OTHER, { pageLabel: '1' }, { kind: 'births', isCorrected: true }),
      ],
    });
    const { container } = await renderApp(`/search/compare?article=${ARTICLE}&article=${OTHER}&q=mare`, {
      reader: 'member',
    });
    const table = within(await screen.findByRole('table', { name: 'Fields of 2 articles' }, FIRST));
    expect(sentRequests().at(-1)?.variables).toEqual({ ids: [ARTICLE, OTHER], words: 'mare' });
    const row = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row(/^Newspaper Same/)).toEqual(['The Statesman', 'The Statesman']);
    expect(row(/^Date Same/)).toEqual(['Tuesday 17 February 1824', 'Tuesday 17 February 1824']);
    expect(row(/^Page Differs/)).toEqual(['3', '1']);
    expect(row(/^Kind Differs/)).toEqual(['Article', 'Births']);
    expect(row(/^How it was read Differs/)).toEqual(['By machine, uncorrected', 'By machine, corrected by members']);
    expect(row(/^Who can read it Same/)).toEqual(['Members', 'Members']);
    expect(table.getAllByText('mare', { selector: 'mark' })).toHaveLength(2);
    expect(table.getAllByRole('link', { name: 'Stolen or strayed' })[0]).toHaveAttribute(
      'href',
      `/image-viewer?issue=${ARTICLE}&q=mare`,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Compare articles' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('stand beside records, in the order of the address', async () => {
    answer({ recordsToCompare: () => [answers.b], articlesToCompare: () => [comparedArticle(ARTICLE)] });
    const { user, router } = await renderApp(`/search/compare?article=${ARTICLE}&record=b&q=mare`, {
      reader: 'member',
    });
    const table = within(await screen.findByRole('table', { name: 'Fields of 2 records and articles' }, FIRST));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
      'Field',
      'Stolen o',
      'Person b',
    ]);
    expect(within(table.getByRole('row', { name: /^Text Text of/ })).getAllByRole('cell')[1]).toHaveTextContent('–');
    await user.click(table.getByRole('link', { name: 'Remove Person b, Census, 1871' }));
    expect(router.state.location.search).toBe(`?article=${ARTICLE}&q=mare`);
  });

  it('say in their columns what is missing and what is closed to this reader', async () => {
    answer({
      articlesToCompare: () => [
        null,
        comparedArticle(OTHER, { text: [] }, { isReadable: false, access: ['SUBSCRIBERS', 'INSTITUTION'] }),
      ],
    });
    await renderApp(`/search/compare?article=${ARTICLE}&article=${OTHER}`);
    expect(await screen.findByRole('columnheader', { name: /^Article not available/u }, FIRST)).toBeVisible();
    expect(within(screen.getByRole('row', { name: /^Who can read it/u })).getAllByRole('cell')[1]).toHaveTextContent(
      'Subscribers, Readers of certain libraries',
    );
    expect(
      within(screen.getByRole('group', { name: 'Text of Stolen or strayed' })).getByText(
        'You can read only these lines of this article.',
      ),
    ).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?prompt=login',
    );
  });
});
