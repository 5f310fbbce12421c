import { partnerWord } from '../../core/relatives/relationWords.ts';
import { withArticle } from '../../kinship/inFigures.ts';
import { type KinRelation, kinTerm } from '../../kinship/kinTerm.ts';
import type { PlannedPeople, ReportKin } from './createKin.ts';
import { bondOver } from './planAncestors.ts';
import { plannedEntry, type PlannedEntry, type PlannedPart } from './reportPlan.ts';

/** A relative by blood or adoption, with the family that the line came up through; null: it has turned downwards. */
interface Relative {
  personId: number;
  relation: KinRelation;
  cameUpIn: number | null;
}

const HEADINGS = [
  'Husbands, wives and partners',
  'Ancestors',
  'Descendants',
  'Brothers and sisters',
  'Uncles and aunts',
  'Nephews and nieces',
  'Cousins',
] as const;

function headingOf({ up, down }: KinRelation): (typeof HEADINGS)[number] {
  if (down === 0) return up === 0 ? 'Husbands, wives and partners' : 'Ancestors';
  if (up === 0) return 'Descendants';
  if (up === 1) return down === 1 ? 'Brothers and sisters' : 'Nephews and nieces';
  return down === 1 ? 'Uncles and aunts' : 'Cousins';
}

/**
 * Plans a kinship list: everyone who shares an ancestor with a person, within so many generations up and from there
 * down, and the partners of all of these, with what they are to the person. Who is related twice is listed with the
 * nearest relationship.
 */
export function planKinship(kin: ReportKin, people: PlannedPeople, proband: number, generations: number): PlannedPart {
  const sections = new Map<string, PlannedEntry[]>(HEADINGS.map((heading) => [heading, []]));
  const nearest = new Map<number, KinRelation>();
  for (const { personId, relation } of relativesOf(kin, proband, generations))
    if (!nearest.has(personId)) nearest.set(personId, relation);
  const listed = new Set(nearest.keys());
  const add = (personId: number, relation: KinRelation, words: string) =>
    sections.get(headingOf(relation))?.push(
      plannedEntry('kinship', personId, {
        generation: relation.up - relation.down,
        relation: people.isHidden(personId) ? '' : words,
      }),
    );
  for (const [personId, relation] of nearest) {
    const term = kinTerm(relation, people.sexOf(personId));
    if (personId !== proband) add(personId, relation, term);
    for (const other of kin.unionsOf(personId).flatMap((familyId) => kin.partnersOf(familyId))) {
      if (listed.has(other)) continue;
      listed.add(other);
      const word = partnerWord({ sex: people.sexOf(other) }, people.areMarried(personId, other)).toLowerCase();
      const whose = relation.down === 0 ? `the ${term}` : withArticle(term);
      // A hidden relative must not be described through a partner who is not.
      add(other, relation, personId === proband ? word : people.isHidden(personId) ? '' : `${word} of ${whose}`);
    }
  }
  return {
    part: 'kinship',
    sections: [...sections]
      .filter(([, entries]) => entries.length > 0)
      .map(([heading, entries]) => ({ heading, note: '', entries })),
  };
}

/** Relatives in the order of their distance, each as often as ways lead to them. The person comes first. */
function* relativesOf(kin: ReportKin, proband: number, generations: number): Generator<Relative> {
  const most = generations - 1;
  const met = { up: new Set([proband]), down: new Set<number>() };
  const queue: Relative[] = [
    { personId: proband, relation: { up: 0, down: 0, isHalf: false, bond: 'birth' }, cameUpIn: null },
  ];
  for (let at = 0; at < queue.length; at += 1) {
    const relative = queue[at] as Relative;
    yield relative;
    const { personId, relation } = relative;
    if (relation.down === 0 && relation.up < most) {
      for (const { familyId, link } of kin.parentFamiliesOf(personId)) {
        for (const parent of kin.partnersOf(familyId)) {
          if (met.up.has(parent)) continue;
          met.up.add(parent);
          queue.push({
            personId: parent,
            relation: { ...relation, up: relation.up + 1, bond: bondOver(relation.bond, link) },
            cameUpIn: familyId,
          });
        }
      }
    }
    if (relation.down < most) {
      for (const { personId: child, ...next } of childrenBelow(kin, relative)) {
        if (met.down.has(child) || met.up.has(child)) continue;
        met.down.add(child);
        queue.push({ personId: child, ...next });
      }
    }
  }
}

/**
 * The children of a relative. Those of an ancestor by another partner than the line came up through are of half blood.
 */
function childrenBelow(kin: ReportKin, { personId, relation, cameUpIn }: Relative): Relative[] {
  const couple = cameUpIn === null ? [] : kin.partnersOf(cameUpIn);
  return kin.unionsOf(personId).flatMap((familyId) => {
    const isOther =
      cameUpIn !== null && familyId !== cameUpIn && !couple.every((id) => kin.partnersOf(familyId).includes(id));
    return kin.childrenOf(familyId).map(({ personId: child, link }) => ({
      personId: child,
      relation: {
        ...relation,
        down: relation.down + 1,
        isHalf: relation.isHalf || isOther,
        bond: bondOver(relation.bond, link),
      },
      cameUpIn: null,
    }));
  });
}
