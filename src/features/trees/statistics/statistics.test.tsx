import { screen, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aTree } from '#test/support/treeAnswers.ts';

import { drawRows, NARROW, WIDE } from './model/drawRows.ts';
import { barRow } from './model/figureRow.ts';
import { figureSvg, saveFigure } from './model/saveFigure.ts';

const PAGE = '/tree/fmp-7-1/statistics';
const names = (name: string) => [
  { century: null, total: 10, names: [{ name, count: 6 }] },
  { century: 1800, total: 4, names: [{ name: `${name} of then`, count: 1 }] },
];
const STATISTICS = {
  people: 1_200,
  families: 300,
  agesAtDeath: [
    { century: 1800, group: 'MEN', count: 40, lower: 20, median: 61, upper: 72 },
    { century: 1800, group: 'WOMEN', count: 1, lower: 50, median: 50, upper: 50 },
  ],
  agesAtMarriage: [],
  surnames: names('Pinch'),
  menNames: names('John'),
  womenNames: names('Mary'),
  bornSomewhere: 90,
  birthPlaces: [{ name: 'Roche, Cornwall, England', count: 12 }],
  birthRegions: [{ name: 'Cornwall, England', count: 40 }],
  familySizes: [{ century: null, families: 3, children: 8, sizes: [1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }],
  sources: [{ label: 'Birth', facts: 1_000, sourced: 402 }],
};
const answers = (more: object = {}) =>
  answer({
    familyTree: () => aTree(),
    treeStatistics: () => STATISTICS,
    treeCompleteness: () => [
      { generation: 1, known: 2, possible: 2 },
      { generation: 2, known: 3, possible: 4 },
    ],
    treeNeighbourhood: ({ personId }) => ({
      proband: personId,
      persons: [aCard(1)],
      families: [],
      hasMoreParents: [],
      hasMorePartners: [],
      hasMoreChildren: [],
      isWhole: true,
    }),
    ...more,
  });

describe('statistics of a tree', () => {
  it('are drawn with their caption, and a table behind each', async () => {
    answers();
    const { user, container } = await renderApp(PAGE, { reader: 'member' });
    expect(await screen.findByText('1,200 people and 300 families counted.')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Ancestors known' })).toHaveAccessibleDescription(
      'How many ancestors of William Pinch are in the tree. An ancestor in two lines counts once.',
    );
    expect(screen.getByText('Birth')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show figures: Ages at death' }));
    const table = within(await screen.findByRole('table', { name: 'Ages at death: figures' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'YearsMen or womenPeopleA quarter younger thanHalf younger thanA quarter older than',
      '1800–1899men40206172',
      '1800–1899women1505050',
    ]);
    expect(screen.getByText('The tree does not record enough for this figure.')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('show first names, and names of a century', async () => {
    answers();
    const { user } = await renderApp(PAGE, { reader: 'member' });
    const figure = within(await screen.findByRole('region', { name: 'Commonest names' }));
    await user.selectOptions(figure.getByRole('combobox', { name: 'Names' }), 'Women’s first names');
    await user.selectOptions(figure.getByRole('combobox', { name: 'Years' }), '1800–1899');
    expect(
      figure.getByText('Women’s first names, born 1800–1899. First names are the first of several.'),
    ).toBeVisible();
    expect(figure.getByText('Mary of then')).toBeVisible();
  });

  it('ask for the ancestors of the person in the address', async () => {
    answers();
    await renderApp('/tree/fmp-7-9/statistics', { reader: 'member' });
    await screen.findByText('1,200 people and 300 families counted.');
    expect(
      sentRequests().findLast(({ operationName }) => operationName === 'TreeCompleteness')?.variables,
    ).toMatchObject({ personId: 'fmp-7-9' });
  });

  it('say when they could not be counted', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answers({
      treeStatistics: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await renderApp(PAGE, { reader: 'member' });
    expect(await screen.findByText('We could not count this tree')).toBeVisible();
  });
});

describe('a figure', () => {
  const figure = {
    title: 'Ages',
    caption: 'By century',
    rows: [
      barRow('<Æthel & Co>', '3', 3),
      { label: 'Later', value: '40', from: 10, to: 60, mark: 40, tone: 'second' as const },
    ],
    end: 60,
    axis: 'Age',
    columns: ['Name', 'People'],
    table: [['=cmd', '3']],
  };

  it.each([WIDE, NARROW])('stays within %i pixels, and draws no bar upon another', (width) => {
    const { height, shapes } = drawRows(figure, width);
    const bars = shapes.filter((shape) => shape.kind === 'bar');
    expect(
      bars.every(({ x, y, width: long, height: high }) => x >= 0 && x + long <= width && y >= 0 && y + high <= height),
    ).toBe(true);
    expect((bars[1]?.y ?? 0) - (bars[0]?.y ?? 0)).toBeGreaterThan(bars[0]?.height ?? Infinity);
  });

  it('is a document of its own, in which names are text', () => {
    const parsed = new DOMParser().parseFromString(figureSvg(figure).svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.querySelector('title')?.textContent).toBe('Ages');
    expect([...parsed.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('<Æthel & Co>');
  });

  it('is saved as numbers that no spreadsheet runs', async () => {
    const made: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => String(made.push(blob)), revokeObjectURL: () => undefined });
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await saveFigure(figure, 'The Carters', 'csv');
    expect([made[0]?.type, press.mock.contexts.map((link) => (link as HTMLAnchorElement).download)]).toEqual([
      'text/csv',
      ['The Carters Ages.csv'],
    ]);
  });
});
