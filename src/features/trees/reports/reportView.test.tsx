import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyCitation, emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import { aFact, aFamily, aName, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { planReport } from '#domain/trees/reports/plan/planReport.ts';
import type { ReportKind } from '#domain/trees/reports/reportRequest.ts';
import { type TreeOfTest, writingOf } from '#domain/trees/reports/writing/reportData.fixture.ts';
import { writeEntry } from '#domain/trees/reports/writing/writeEntry.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aTree } from '#test/support/treeAnswers.ts';

import { ReportView } from './components/ReportView.tsx';
import type { TreeReport } from './treeReportsApi.ts';

const cited = [{ ...emptyCitation(), sourceId: 90, page: 'fol. 3' }];
const TREE: TreeOfTest = {
  people: [
    aPerson(1, 'Old Alder', {
      sex: 'm',
      facts: [aFact({ type: 'birth', date: readTreeDate('1832'), citations: cited })],
    }),
    aPerson(2, 'Will Alder', { sex: 'm', born: '1860' }),
    aPerson(3, '', { names: [aName('דוד', 'אלון')] }),
    aPerson(4, 'Zanzibeth Alder', { sex: 'f', born: '1990' }),
  ],
  families: [aFamily(11, [1], [2, 4]), aFamily(12, [2], [3])],
  sources: [{ ...emptySource(90), title: 'Parish register' }],
  hidden: [4],
};

function reportOf(kind: ReportKind, personId: number): TreeReport {
  const writing = writingOf(TREE);
  const parts = planReport(
    writing.data.kin,
    { sexOf: (id) => writing.data.cardOf(id)?.sex ?? 'u', isHidden: (id) => id === 4, areMarried: () => true },
    personId,
    { kind, parts: [], generations: 5 },
  );
  const part = kind.toUpperCase() as 'REGISTER';
  const sections = parts.flatMap((planned) =>
    planned.sections.map(({ heading, note, entries }) => ({
      part,
      heading,
      note,
      isContinued: false,
      entries: entries.map((entry) => writeEntry(writing, entry)),
    })),
  );
  return {
    title: 'Descendants of Old Alder',
    total: 2,
    from: 0,
    next: null,
    isWhole: true,
    mayMakeFile: true,
    contents: [],
    sections,
  };
}
const draw = (kind: ReportKind, personId = 1) =>
  render(
    <MemoryRouter>
      <main>
        <h1>Reports</h1>
        <ReportView report={reportOf(kind, personId)} treeRef="fmp-7-1" token="secret" />
      </main>
    </MemoryRouter>,
  );

describe('a report as a page', () => {
  it('leads from a child to the entry, from a name to the person, and from a figure to the source', async () => {
    const { container } = draw('register');
    const [first] = screen.getAllByRole('article');
    expect(within(first!).getByRole('link', { name: 'Will Alder' })).toHaveAttribute('href', '#register-2');
    expect(document.getElementById('register-2')).toHaveTextContent(/^2\. Will Alder/u);
    expect(within(first!).getByRole('link', { name: 'Old Alder' })).toHaveAttribute(
      'href',
      '/trees/fmp-7-1/people/fmp-7-1?publicTreeShareToken=secret',
    );
    expect(within(first!).getByRole('link', { name: 'Source 1' })).toHaveAttribute('href', '#note-1');
    expect(document.getElementById('note-1')).toHaveTextContent('Parish register, fol. 3.');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('names who is hidden without a link, and keeps them out of the index', () => {
    draw('register');
    expect(screen.getByText('Private person').closest('a')).toBeNull();
    const index = screen.getByRole('region', { name: 'Index of names' });
    expect(
      within(index)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Alder, Old (born 1832) 1', 'Alder, Will (born 1860) 12', 'אלון, דוד 2']);
  });

  it('lists relatives with what they are', () => {
    draw('kinship', 3);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Will Alder, born 1860father',
      'Old Alder, born 1832grandfather',
      'Private person',
    ]);
  });
});

it('the page of reports offers them by the names of the field', async () => {
  answer({ familyTree: () => aTree(), treePerson: () => null, treeReportFiles: () => [] });
  await renderApp('/tree/fmp-7-1/reports', { reader: 'member' });
  expect(await screen.findByRole('radio', { name: /^Ancestor list \(Ahnentafel\)/u })).toBeVisible();
});
