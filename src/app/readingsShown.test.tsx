import { screen, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard } from '#test/support/treeAnswers.ts';

/** What transcribers of FreeREG wrote, and what is said of it: rows of the examples that its readers gave. */
const EXAMPLES: readonly (readonly [written: string, said: string])[] = [
  ['MAR*', 'M a r, some letters not read'],
  ['_REE', 'one letter not read, r e e'],
  ['C__PER', 'C, two letters not read, p e r'],
  ['T_TLOKE', 'T, one letter not read, t l o k e'],
  ['C__S_', 'C, two letters not read, s, one letter not read'],
  ['P* WYATT', 'P, some letters not read, WYATT'],
  ['Hugh? *', 'Hugh, not sure, a word not read'],
  ['Ann? *ADY', 'Ann, not sure, some letters not read, a d y'],
  ['C[E_]RR', 'C, a letter like E, r r'],
  ['J_{1,2}NSON', 'J, one to two letters not read, n s o n'],
  ['k*k', 'k, some letters not read, k'],
  ['LA___S*AFFE', 'L a, three letters not read, s, some letters not read, a f f e'],
  ['GRANT?', 'GRANT, not sure'],
  ['* * 165*', 'a word not read, a word not read, 1 6 5, some figures not read'],
  ['HAN_{1,2}', 'H a n, one to two letters not read'],
  ['[M_]ary', 'a letter like M, a r y'],
  ['Mar[gy]', 'M a r, g or y'],
  ['[A_][n_][n_]', 'a letter like A, a letter like n, a letter like n'],
  ['M[ao]r[gy]', 'M, a or o, r, g or y'],
  ['[john]', 'john, supplied'],
  ['[_othergill]', 'supplied, one letter not read, o t h e r g i l l'],
  ['williams{0,1}', 'w i l l i a m, s or none'],
];
const SET = { id: 'WEX', name: 'Burials of Wexcombe', isSample: false, access: 'free', notation: 'freereg' };
const person = (name: string, at: number) => ({ id: `WEX/${at}`, name });

/** Every text in doubt that a part shows: what was written, as it would be copied, and what is said of it. */
const readingsIn = (part: Element): (readonly (string | null | undefined)[])[] =>
  [...part.querySelectorAll('.said')].map((said) => [said.nextElementSibling?.textContent, said.textContent]);

const record = (more: object = {}) => ({
  ...person('C__PER', 2),
  type: 'TRANSCRIPTION',
  summaryLine: 'Burial, 28 Mar 166*, Ro_he',
  access: 'FULL',
  sections: [
    {
      title: 'Person',
      fields: [
        ...EXAMPLES.map(([value], at) => ({ fieldId: `Name${at}`, label: `Surname ${at}`, value, correction: null })),
        { fieldId: 'Notes', label: 'Notes', value: 'See also folio [12]?', correction: null },
      ],
    },
  ],
  source: {
    recordSet: SET,
    description: '',
    repository: null,
    archiveReference: null,
    attribution: null,
    importedAt: null,
  },
  citation: null,
  citations: [],
  ...more,
});

const PLACES: Readonly<Record<string, () => Promise<Element>>> = {
  'the results of a search': async () => {
    answer({
      recordSearch: () => ({
        total: EXAMPLES.length,
        page: 1,
        pageSize: 100,
        hits: EXAMPLES.map(([name], at) => ({
          ...person(name, at),
          type: 'TRANSCRIPTION',
          event: 'Burial',
          year: 1660,
          place: null,
          birthInWords: null,
          summary: [],
          recordSet: SET,
          isReadable: true,
          hasThumbnail: false,
          reasons: [],
        })),
        variants: [],
        relaxations: [],
        unread: [],
        close: [],
      }),
      recordFacets: () => [],
      recordSets: () => [],
    });
    await renderApp('/search/results?lastname=cooper');
    await screen.findByRole('link', { name: EXAMPLES[0]?.[1] ?? '' });
    return screen.getByRole('main');
  },
  'the fields of a transcript': async () => {
    answer({
      record: () => ({ standing: 'FOUND', record: { ...record(), group: null, nextHouseholds: null, images: [] } }),
      otherRecords: () => [],
    });
    await renderApp('/transcript?id=WEX%2F2', { reader: 'member' });
    await screen.findByRole('heading', { level: 1, name: 'C, two letters not read, p e r' });
    expect(document.title).toContain('C··PER, Burial, 28 Mar 166…, Ro·he');
    return screen.getByRole('main');
  },
  'a household': async () => {
    answer({
      record: () => ({
        standing: 'FOUND',
        record: record({
          group: {
            title: 'Household',
            columns: ['Age'],
            members: EXAMPLES.map(([name], at) => ({
              ...person(name, at),
              isThisRecord: at === 2,
              isClosed: false,
              values: ['4_'],
            })),
          },
          sections: [],
          nextHouseholds: null,
          images: [],
        }),
      }),
      otherRecords: () => [],
    });
    await renderApp('/transcript?id=WEX%2F2', { reader: 'member' });
    const household = await screen.findByRole('table', { name: 'Household' });
    expect(readingsIn(household)).toContainEqual(['4_', '4, one figure not read']);
    return household;
  },
  'a person of the 1911 census': async () => {
    const group = {
      title: 'Household',
      columns: ['Age'],
      members: EXAMPLES.map(([member], at) => ({
        ...person(member, at),
        isThisRecord: at === 2,
        isClosed: false,
        values: ['4_'],
      })),
    };
    answer({ census1911Record: () => ({ standing: 'FOUND', record: record({ group }) }) });
    await renderApp('/1911-census/cooper/rg14/13700/9-ab12-cd34', { reader: 'member' });
    await screen.findByRole('heading', { level: 1, name: 'C, two letters not read, p e r in the 1911 census' });
    return screen.getByRole('table', { name: 'Household' });
  },
  'other records of a person': async () => {
    answer({
      record: () => ({
        standing: 'FOUND',
        record: record({ sections: [], group: null, nextHouseholds: null, images: [] }),
      }),
      otherRecords: () =>
        EXAMPLES.map(([name], at) => ({
          ...person(name, at),
          summaryLine: 'Burial',
          recordSetName: SET.name,
          isSample: false,
          notation: 'freereg',
          strength: 'POSSIBLE',
          evidence: [],
        })),
    });
    await renderApp('/transcript?id=WEX%2F2', { reader: 'member' });
    await screen.findByRole('article', { name: `${EXAMPLES[0]?.[1]}, Burial` });
    return screen.getByRole('main');
  },
  'records side by side': async () => {
    answer({ recordsToCompare: () => [{ standing: 'FOUND', record: record() }] });
    await renderApp('/search/compare?record=WEX%2F2', { reader: 'member' });
    const table = await screen.findByRole('table', {}, { timeout: 15_000 });
    expect(document.title).toContain('C··PER');
    return table;
  },
  'the people beside a page image': async () => {
    const page = {
      id: 'p1',
      bookId: 'b1',
      label: 'Page 1',
      position: 1,
      width: 2400,
      height: 1700,
      service: 'http://localhost:3000/iiif/3/p1',
      isImageLost: false,
      notation: 'freereg',
      lines: EXAMPLES.map(([name], at) => ({
        recordId: `WEX/${at}`,
        name,
        summary: 'Burial',
        details: [],
        region: null,
        isClosed: false,
      })),
    };
    answer({ recordImage: () => ({ standing: 'FOUND', name: 'C__PER', page }), imageBook: () => null });
    await renderApp('/image-viewer?id=WEX%2F2', { reader: 'member' });
    expect(await screen.findByText('Opened for', { exact: false })).toBeVisible();
    expect(document.title).toContain('C··PER');
    return screen.getByRole('region', { name: 'On this page' });
  },
  'the hints of a tree': async () => {
    const hints = EXAMPLES.map(([name], at) => ({
      id: String(at),
      person: aCard(1),
      treeName: 'Pinch of Roche',
      state: 'NEW',
      strength: 'POSSIBLE',
      evidence: [],
      record: {
        ...person(name, at),
        summaryLine: 'Burial',
        recordSetName: SET.name,
        isSample: false,
        notation: 'freereg',
        isReadable: true,
      },
      computedAt: '2026-11-01T00:00:00Z',
      changeId: null,
    }));
    answer({
      myTreeHints: () => ({
        hints,
        total: hints.length,
        counts: { new: hints.length, maybe: 0, accepted: 0, rejected: 0 },
        next: null,
        mayDecide: true,
        isUnderWay: false,
        progress: null,
      }),
    });
    await renderApp('/tree/military-hints', { reader: 'member' });
    await screen.findAllByText(new RegExp(SET.name, 'u'), {}, { timeout: 15_000 });
    return screen.getByRole('main');
  },
};

describe('readings in doubt', () => {
  it.each(Object.entries(PLACES))('are shown and said in %s, and copied as they were written', async (_name, open) => {
    const place = await open();
    expect(readingsIn(place)).toEqual(expect.arrayContaining(EXAMPLES.map((example) => [...example])));
    expect(await accessibilityFaults(place)).toEqual([]);
  });

  it('are explained once below a transcript, whose notes stay as they are', async () => {
    const main = await PLACES['the fields of a transcript']?.();
    expect(main).toHaveTextContent('· a letter the transcriber could not read. How we show what is unclear');
    expect(within(main as HTMLElement).getAllByRole('link', { name: 'How we show what is unclear' })).toHaveLength(1);
    expect(screen.getByText('See also folio [12]?')).toBeVisible();
    expect(screen.queryByText('What do you read?')).toBeNull();
  });

  it('lead to a report of what the reader reads, where a name is in doubt', async () => {
    const fields = [
      { fieldId: 'FirstName', label: 'First name(s)', value: 'Mary', correction: null },
      { fieldId: 'LastName', label: 'Surname', value: 'C__PER', correction: null },
      { fieldId: 'MotherLastName', label: 'Mother’s surname', value: 'MAR*', correction: 'Marsh' },
      { fieldId: 'Place', label: 'Place', value: 'Ro_he', correction: null },
    ];
    const inDoubt = record({ sections: [{ title: 'Person', fields }], group: null, nextHouseholds: null, images: [] });
    answer({ record: () => ({ standing: 'FOUND', record: inDoubt }), otherRecords: () => [] });
    await renderApp('/transcript?id=WEX%2F2', { reader: 'member' });
    const link = await screen.findByRole('link', { name: /Say what you read$/u });
    expect(link).toHaveAccessibleName('Surname: C, two letters not read, p e r. Say what you read');
    expect(link).toHaveAttribute('href', '/error-report?id=WEX%2F2&field=LastName');
    expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);
  });
});
