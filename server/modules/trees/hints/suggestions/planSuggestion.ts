import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { EVENT_WORDS } from '#domain/trees/core/derivePerson.ts';
import { emptyCitation, emptyFact, emptyName, emptyPerson } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreePerson, TreeSex } from '#domain/trees/core/model/treePerson.ts';
import { addRelative } from '#domain/trees/core/relatives/addRelative.ts';
import type { LifeEvent } from '#domain/trees/core/statedYears.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { type Editing, type EditPlan, treeNotFound } from '#server/modules/trees/core/index.ts';

import { readPersonWithKin } from '../computing/readHintPerson.ts';
import type { LikePerson } from './likePersons.ts';

const sexOf = (text: string): TreeSex => (text === 'm' || text === 'f' || text === 'x' ? text : 'u');

/** The fact of a card, from its words: a baptism stays one. */
const copiedFact = (id: string, text: string | null, event: LifeEvent): TreeFact => ({
  ...emptyFact(id, event),
  date: text === null ? null : readTreeDate(text.slice(EVENT_WORDS[event].length)),
});

/** A person of a public tree as a new person of this one; every fact says where it was found. */
function copiedPerson(
  id: number,
  { given, surname, sex, birthText, birthPlace, birthYears, deathText, deathYears, treeName, ...other }: LikePerson,
  publicUrl: string,
): TreePerson {
  const citation = {
    ...emptyCitation(),
    page: `Public tree “${treeName}”`,
    url: `${publicUrl}/public-tree/${treePersonId(other.treeId, other.personId)}/tree`,
  };
  const place = birthPlace === null ? null : { text: birthPlace, position: null };
  const birth =
    birthText !== null || place !== null
      ? [{ ...copiedFact('f1', birthText, birthYears?.event ?? 'birth'), place, citations: [citation] }]
      : [];
  const death =
    deathText === null ? [] : [{ ...copiedFact('f2', deathText, deathYears?.event ?? 'death'), citations: [citation] }];
  return {
    ...emptyPerson(id),
    sex: sexOf(sex),
    names: [{ ...emptyName(), given, surname, citations: [citation] }],
    facts: [...birth, ...death],
  };
}

/** Adds a person of a public tree as the mother or a partner. */
export async function planCopy(
  editing: Editing,
  personId: number,
  relation: 'mother' | 'partner',
  other: LikePerson,
  publicUrl: string,
): Promise<EditPlan> {
  const found = await readPersonWithKin(editing.tx, editing.treeId, personId);
  if (!found) throw treeNotFound();
  const relative = copiedPerson(editing.nextId, other, publicUrl);
  const { changes, problem } = addRelative([...found.families, ...found.parentFamilies], {
    personId,
    relation,
    familyId: null,
    relative,
    isNew: true,
    newFamilyId: editing.nextId + 1,
  });
  return problem
    ? { problems: [{ field: '', message: problem.text }] }
    : { action: 'add-relative', personId: relative.id, changes };
}
