import { readFileSync } from 'node:fs';
import path from 'node:path';

import { chartOptions } from '#domain/trees/chart/layout/kin.fixture.ts';
import type { KinFamily, KinPerson } from '#domain/trees/chart/layout/kinGraph.ts';
import { layoutChart } from '#domain/trees/chart/layout/layoutChart.ts';
import { entryText } from '#domain/trees/reports/writing/entryText.ts';
import { type GedcomSite, startGedcomSite } from '#test/support/server/gedcomSite.ts';

import { type Page, REPORT, USUAL } from './treeReports.fixture.ts';

/** Files with faults, and what is right of them in `RIGHT.md`. */
const FAULTS = path.resolve('../shared/data/faults/trees');

let gedcom: GedcomSite;
beforeAll(async () => {
  gedcom = await startGedcomSite();
}, 90_000);
afterAll(() => gedcom?.close());

const imported = async (file: string, change = (text: string) => text) => {
  const ref = await gedcom.importTree(change(readFileSync(path.join(FAULTS, file), 'utf8')), file);
  const id = (person: number) => ref.replace(/-\d+$/u, `-${person}`);
  const ask = async <Data>(text: string, variables: object) =>
    (await gedcom.site.ask<Data>(text, variables, gedcom.member)).data!;
  return {
    id,
    ask,
    report: async (person: number, kind: string) => {
      const { treeReport } = await ask<{ treeReport: Page }>(REPORT, {
        id: id(person),
        input: { ...USUAL, kind },
        from: 0,
      });
      return treeReport.sections.flatMap(({ entries }) => entries.flatMap(entryText)).join('\n');
    },
  };
};

describe('a report of a file', () => {
  it('t16 calls neither the social father nor the donor a husband: no marriage is recorded, and the child’s NO MARR is none', async () => {
    const { report } = await imported('t16-donor7.ged');
    expect((await report(1, 'KINSHIP')).split('\n')).toEqual([
      'Dad Modern, born 1849; died 1921',
      'partner',
      'Donor Genes, born 1848; died 1922',
      'partner',
      'Kid Modern, born 1880; died 1950',
      'daughter',
    ]);
    const said = [await report(1, 'REGISTER'), await report(1, 'FAMILY'), await report(4, 'INDIVIDUAL')].join('\n');
    expect(said).toContain('She had a family second with Donor Genes (1848–1922).');
    expect(said).not.toMatch(/husband|wife|marri/iu);
  });

  it.each([
    ['1 MARR\n2 DATE 1875', 'wife', 'He married Mary Boon (born 1852) in 1875.'],
    ['1 DIV N', 'partner', 'He had a family with Mary Boon (born 1852).'],
    ['1 MARR N', 'partner', 'He had a family with Mary Boon (born 1852).'],
    ['1 MARB\n2 DATE 1875', 'partner', 'He had a family with Mary Boon (born 1852).'],
    ['1 ENGA\n2 DATE 1875', 'partner', 'He had a family with Mary Boon (born 1852).'],
  ])('t22 with %j says %s', async (lines, word, sentence) => {
    const { report } = await imported('t22-merge-lines.ged', (text) => text.replace('1 MARR\n2 DATE 1875', lines));
    expect((await report(1, 'KINSHIP')).split('\n')).toContain(word);
    expect(await report(1, 'REGISTER')).toContain(sentence);
  });

  it('t22 says before a merge which lines it keeps, and has one wife and the child of both after it', async () => {
    const { report, id, ask } = await imported('t22-merge-lines.ged');
    const lines = 'query L($id: ID!) { treeMergeLines(personId: $id) { moved movedTotal dropped droppedTotal } }';
    expect(await ask(lines, { id: id(2) })).toEqual({
      treeMergeLines: {
        moved: ['REFN OTHER-2', '_DNA kit 4711', 'ASSO @I4@'],
        movedTotal: 3,
        dropped: [],
        droppedTotal: 0,
      },
    });
    const stranger = await gedcom.site.ask(lines, { id: id(2) }, gedcom.stranger);
    expect(stranger.errors?.[0]?.extensions.code).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
    const { treePerson } = await ask<{ treePerson: { document: object } }>(
      'query P($id: ID!) { treePerson(id: $id) { document } }',
      { id: id(1) },
    );
    await ask(
      'mutation M($keepId: ID!, $otherId: ID!, $document: TreeDocument!) { mergeTreePersons(keepId: $keepId, otherId: $otherId, document: $document) { changeId } }',
      { keepId: id(1), otherId: id(2), document: treePerson.document },
    );
    expect((await report(1, 'KINSHIP')).split('\n')).toEqual([
      'Mary Boon, born 1852',
      'wife',
      'Kid Ashdown, born 1880',
      'son',
    ]);
  });
});

it('t05: a brother whose parents are not known is drawn beside his sister', async () => {
  const { id, ask } = await imported('t05-unknown-parents.ged');
  const { treeNeighbourhood: around } = await ask<{
    treeNeighbourhood: { persons: KinPerson[]; families: Omit<KinFamily, 'since'>[] };
  }>(
    'query N($id: ID!) { treeNeighbourhood(personId: $id, ancestors: 4, descendants: 4, siblings: true) { persons { id sex } families { id partners children { personId link } areMarried } } }',
    { id: id(1) },
  );
  const families = around.families.map((family) => ({ ...family, since: null }));
  const chart = layoutChart(
    { persons: around.persons, families, moreUp: [], moreDown: [] },
    chartOptions({ focus: id(1) }),
  );
  expect(chart.boxes.map(({ personId }) => personId)).toEqual(expect.arrayContaining([id(1), id(2)]));
});
