import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import {
  emptyCitation,
  emptyFact,
  emptyFamily,
  emptyName,
  emptyPerson,
  emptySource,
  emptyStory,
} from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson, TreeSex } from '#domain/trees/core/model/treePerson.ts';

import type { NewDocument } from '../store/createRowGathering.ts';

/** A tree that comes with the site, in a notation that can be read and corrected by hand. */
export interface SeedTree {
  name: string;
  description: string;
  /** number | sex | given names | surname | born | where | died | where | occupation | record of the birth | record of the death */
  people: string;
  /** partner | partner | married | where | children */
  families: string;
  /** Titles; the first is cited by what has a record. */
  sources: readonly string[];
  stories: readonly { title: string; personIds: readonly number[]; text: string }[];
}

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const cited = (sourceId: number, recordId: string): TreeCitation[] =>
  recordId ? [{ ...emptyCitation(), sourceId, recordId, quality: 2 }] : [];

const sexOf = (text: string): TreeSex => (text === 'm' || text === 'f' ? text : 'u');

/** A fact with details. */
function statedFact(type: string, date: string, place: string, more: Partial<TreeFact> = {}): Omit<TreeFact, 'id'>[] {
  if (!date && !place && !more.value) return [];
  return [
    {
      ...emptyFact('', type),
      date: readTreeDate(date),
      place: place ? { text: place, position: null } : null,
      ...more,
    },
  ];
}

const numbered = (facts: readonly Omit<TreeFact, 'id'>[]): TreeFact[] =>
  facts.map((fact, index) => ({ ...fact, id: `f${index + 1}` }));

function personOf(
  [
    id = '',
    sex = '',
    given = '',
    surname = '',
    born = '',
    bornAt = '',
    died = '',
    diedAt = '',
    occupation = '',
    birthRecord = '',
    deathRecord = '',
  ]: string[],
  sourceId: number,
): TreePerson {
  return {
    ...emptyPerson(Number(id)),
    sex: sexOf(sex),
    names: [{ ...emptyName(), given, surname }],
    facts: numbered([
      ...statedFact('birth', born, bornAt, { citations: cited(sourceId, birthRecord) }),
      ...statedFact('occupation', '', '', { value: occupation }),
      ...statedFact('death', died, diedAt, { citations: cited(sourceId, deathRecord) }),
    ]),
  };
}

const familyOf = (
  id: number,
  [one = '', other = '', married = '', marriedAt = '', children = '']: string[],
): TreeFamily => ({
  ...emptyFamily(id),
  partners: [one, other].filter(Boolean).map(Number),
  children: children
    .split(' ')
    .filter(Boolean)
    .map((child) => ({ personId: Number(child), link: 'birth' })),
  facts: numbered(statedFact('marriage', married, marriedAt)),
});

/**
 * The documents of a tree that comes with the site: people have the numbers of the notation, all others the ones after
 * them.
 */
export function treeOfNotation({ people, families, sources, stories }: SeedTree): NewDocument[] {
  const persons = lines(people);
  const couples = lines(families);
  const firstFamily = Math.max(...persons.map(([id]) => Number(id))) + 1;
  const firstSource = firstFamily + couples.length;
  const firstStory = firstSource + sources.length;
  return [
    ...persons.map((cells): NewDocument => ({ kind: 'person', document: personOf(cells, firstSource) })),
    ...couples.map((cells, index): NewDocument => ({ kind: 'family', document: familyOf(firstFamily + index, cells) })),
    ...sources.map((title, index): NewDocument => ({
      kind: 'source',
      document: { ...emptySource(firstSource + index), title },
    })),
    ...stories.map(({ title, personIds, text }, index): NewDocument => ({
      kind: 'story',
      document: { ...emptyStory(firstStory + index, personIds), title, text },
    })),
  ];
}
