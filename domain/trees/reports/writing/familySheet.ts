import { areMarried, didHappen } from '../../core/facts/didHappen.ts';
import { factLabel } from '../../core/facts/factTypes.ts';
import type { TreeFact } from '../../core/model/treeFact.ts';
import { partnerWord } from '../../core/relatives/relationWords.ts';
import type { PlannedEntry } from '../plan/reportPlan.ts';
import { noteBlocks, pictureBlocks } from './extras.ts';
import { factLine } from './factSentence.ts';
import { factsInOrder } from './lifeText.ts';
import type { Writing } from './reportData.ts';
import type { ReportBlock, ReportRun } from './reportEntry.ts';
import { nameAndLife, nameRun, noteRuns, plain } from './runs.ts';
import { childList } from './unionText.ts';

type Row = Extract<ReportBlock, { kind: 'facts' }>['rows'][number];

/** A fact in a table: its name at the side, what it says beside it. */
export const factRow = (writing: Writing, fact: TreeFact): Row => {
  const label = factLabel(fact);
  const said = factLine(fact);
  return {
    label,
    runs: [plain(said === label ? 'Recorded' : said.slice(label.length + 2)), ...noteRuns(writing, fact.citations)],
  };
};

/** Father and mother of a person as rows of a table. */
export function parentRows(writing: Writing, personId: number): Row[] {
  const [family] = writing.data.kin.parentFamiliesOf(personId);
  const parents = family ? writing.data.kin.partnersOf(family.familyId) : [];
  return parents.length === 0
    ? []
    : [
        {
          label: 'Parents',
          runs: parents.flatMap((parent, at): ReportRun[] => [
            ...(at > 0 ? [plain(' and ')] : []),
            ...nameAndLife(writing, parent),
          ]),
        },
      ];
}

/** Every fact of a person in the order of their life. */
export function factRows(writing: Writing, personId: number): Row[] {
  const person = writing.data.personOf(personId);
  if (!person) return [];
  const { start, between, end } = factsInOrder(person.facts);
  return [...start, ...between, ...end].map((fact) => factRow(writing, fact));
}

/** A family on one sheet: each of the couple with every fact and their parents, the marriage, the children. */
export function familySheet(
  writing: Writing,
  { familyId }: PlannedEntry,
): { title: ReportRun[]; blocks: ReportBlock[]; people: number[] } {
  const { kin, cardOf, familyOf } = writing.data;
  const id = familyId ?? 0;
  const [partners, children] = [kin.partnersOf(id), kin.childrenOf(id)];
  const family = familyOf(id);
  const ofCouple = (family?.facts ?? []).filter(didHappen);
  const blocks = [
    ...partners.flatMap((personId): ReportBlock[] => {
      const rows = [...factRows(writing, personId), ...parentRows(writing, personId)];
      return [
        { kind: 'heading', text: partnerWord({ sex: cardOf(personId)?.sex ?? 'u' }, areMarried(family?.facts ?? [])) },
        { kind: 'text', runs: nameAndLife(writing, personId) },
        ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
      ];
    }),
    ...(ofCouple.length > 0
      ? [
          { kind: 'heading' as const, text: 'The couple' },
          { kind: 'facts' as const, rows: ofCouple.map((fact) => factRow(writing, fact)) },
        ]
      : []),
    ...childList(
      writing,
      children.map((child) => ({ ...child, number: null, isElsewhere: false })),
      'Children:',
    ),
    ...partners
      .slice(0, 1)
      .flatMap((personId) => [
        ...pictureBlocks(writing, personId, [family]),
        ...noteBlocks(writing, personId, [family]),
      ]),
  ];
  const title =
    partners.length === 0
      ? [plain('Family without known parents')]
      : partners.flatMap((personId, at) => [...(at > 0 ? [plain(' and ')] : []), nameRun(writing, personId)]);
  return { title, blocks, people: [...partners, ...children.map(({ personId }) => personId)] };
}
