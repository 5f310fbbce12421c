import type { PlannedEntry } from '../plan/reportPlan.ts';
import { noteBlocks, pictureBlocks, storyBlocks } from './extras.ts';
import { factRows, familySheet, parentRows } from './familySheet.ts';
import { lifeText, otherNames, parentage } from './lifeText.ts';
import type { Writing } from './reportData.ts';
import type { ReportBlock, ReportEntry, ReportRun } from './reportEntry.ts';
import { namesForIndex, nameAndLife, nameOf, nameRun, noteRuns, plain } from './runs.ts';
import { unionBlocks, vitals } from './unionText.ts';

const text = (runs: readonly ReportRun[]): ReportBlock[] => (runs.length === 0 ? [] : [{ kind: 'text', runs }]);
const given = (writing: Writing, personId: number): string => {
  const card = writing.data.cardOf(personId);
  return card?.isRedacted === false && card.given !== '' ? card.given : nameOf(card, false);
};

/** The descent in brackets after a name of a register: each with the generation as a raised figure. */
function descent(writing: Writing, { lineage, generation }: PlannedEntry): ReportRun[] {
  const line = lineage.flatMap((personId, at): ReportRun[] => [
    ...(at > 0 ? [plain(', ')] : []),
    { text: given(writing, personId), style: 'italic' },
    { text: String(generation - at - 1), style: 'raised' },
  ]);
  return line.length === 0 ? [] : [plain(' ('), ...line, plain(')')];
}

/** Everyone an entry names: the person, their partners, children and parents. */
function peopleIn({ data }: Writing, { personId, unions }: PlannedEntry): number[] {
  const families = unions
    .filter(({ see }) => see === null)
    .flatMap(({ familyId, children }) => [
      ...data.kin.partnersOf(familyId),
      ...children.map((child) => child.personId),
    ]);
  return [personId, ...families];
}

function placesIn({ data }: Writing, people: readonly number[], families: readonly number[]): string[] {
  const facts = [
    ...people.flatMap((id) => data.personOf(id)?.facts ?? []),
    ...families.flatMap((id) => data.familyOf(id)?.facts ?? []),
  ];
  return [...new Set(facts.flatMap(({ place }) => (place ? [place.text] : [])))];
}

/** What stands in the body of an entry about one person. */
function bodyOf(writing: Writing, planned: PlannedEntry): ReportBlock[] {
  const { personId, unions, part } = planned;
  const families = unions.map(({ familyId }) => writing.data.familyOf(familyId));
  const more = [...noteBlocks(writing, personId, families), ...storyBlocks(writing, personId)];
  if (part === 'individual') {
    const rows = [...factRows(writing, personId), ...parentRows(writing, personId)];
    return [
      ...pictureBlocks(writing, personId, families),
      ...text(otherNames(writing, personId)),
      ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
      ...unionBlocks(writing, personId, unions),
      ...more,
    ];
  }
  const parents = planned.number === 1 && part === 'register' ? parentage(writing, personId) : [];
  return [
    ...text([...lifeText(writing, personId), ...parents]),
    ...unionBlocks(writing, personId, unions),
    ...pictureBlocks(writing, personId, families),
    ...more,
  ];
}

/**
 * Writes one entry of a report from documents as its reader may see them. Someone hidden has their place and number,
 * and nothing else.
 */
export function writeEntry(writing: Writing, planned: PlannedEntry): ReportEntry {
  const { part, personId, number, relation, see } = planned;
  const card = writing.data.cardOf(personId);
  const isHidden = card === null || card.isRedacted;
  const entry = { part, personId, number, aside: relation };
  if (part === 'family') {
    const { title, blocks, people } = familySheet(writing, planned);
    return {
      ...entry,
      title,
      blocks,
      names: namesForIndex(writing, people),
      places: placesIn(writing, people.slice(0, 2), planned.familyId === null ? [] : [planned.familyId]),
    };
  }
  if (part === 'kinship') {
    const lived = vitals(card);
    return {
      ...entry,
      title: [nameRun(writing, personId), ...(lived === '' ? [] : [plain(`, ${lived}`)])],
      blocks: [],
      names: namesForIndex(writing, [personId]),
      places: [],
    };
  }
  if (see !== null)
    return {
      ...entry,
      title: [nameRun(writing, personId)],
      blocks: text([plain('The same person as '), { text: `no. ${see}`, entry: see }, plain('.')]),
      names: [],
      places: [],
    };
  const names = writing.data.personOf(personId)?.names ?? [];
  const raised: ReportRun[] =
    part === 'register' ? [{ text: String(planned.generation), style: 'raised' }, ...descent(writing, planned)] : [];
  const notes = noteRuns(writing, names[0]?.citations ?? []);
  // Two raised figures beside each other would be read as one.
  const title = [
    ...(part === 'individual' ? nameAndLife(writing, personId) : [nameRun(writing, personId)]),
    ...raised,
    ...(raised.length === 1 && notes.length > 0 ? [{ text: ',', style: 'raised' as const }] : []),
    ...notes,
  ];
  if (isHidden) return { ...entry, title: [nameRun(writing, personId)], blocks: [], names: [], places: [] };
  const people = peopleIn(writing, planned);
  return {
    ...entry,
    title,
    blocks: bodyOf(writing, planned),
    names: namesForIndex(writing, people),
    places: placesIn(
      writing,
      people,
      planned.unions.map(({ familyId }) => familyId),
    ),
  };
}
