import { readTreeDate } from '#domain/trees/dates/readTreeDate.ts';
import { emptyCitation, emptyFact, emptyName, emptyPerson } from '#domain/trees/documents/emptyDocuments.ts';
import type { TreePerson, TreeSex } from '#domain/trees/model/treePerson.ts';
import { addRelative } from '#domain/trees/relatives/addRelative.ts';
import { treePersonId } from '#domain/trees/treeIds.ts';

import { treeNotFound } from '../../trees/access/openTree.ts';
import type { Editing, Wish } from '../../trees/editing/editTree.ts';
import { readPersonWithKin } from '../computing/readHintPerson.ts';
import type { LikePerson } from './likePersons.ts';

const sexOf = (text: string): TreeSex => (text === 'm' || text === 'f' || text === 'x' ? text : 'u');

/** Somebody of a public tree as a new person of this one; every fact says where it was found. */
function copiedPerson(id: number, { given, surname, sex, birthText, birthPlace, deathText, treeName, ...other }: LikePerson, publicUrl: string): TreePerson {
  const citation = { ...emptyCitation(), page: `Public tree “${treeName}”`, url: `${publicUrl}/public-tree/${treePersonId(other.treeId, other.personId)}/tree` };
  const birth = birthText !== null || birthPlace !== null ? [{ ...emptyFact('f1', 'birth'), date: birthText === null ? null : readTreeDate(birthText), place: birthPlace === null ? null : { text: birthPlace, position: null }, citations: [citation] }] : [];
  const death = deathText === null ? [] : [{ ...emptyFact('f2', 'death'), date: readTreeDate(deathText), citations: [citation] }];
  return { ...emptyPerson(id), sex: sexOf(sex), names: [{ ...emptyName(), given, surname, citations: [citation] }], facts: [...birth, ...death] };
}

/** Adds somebody of a public tree as the mother or a partner. */
export async function planCopy(editing: Editing, personId: number, relation: 'mother' | 'partner', other: LikePerson, publicUrl: string): Promise<Wish> {
  const found = await readPersonWithKin(editing.tx, editing.treeId, personId);
  if (!found) throw treeNotFound();
  const relative = copiedPerson(editing.nextId, other, publicUrl);
  const { changes, problem } = addRelative([...found.families, ...found.parentFamilies], { personId, relation, familyId: null, relative, isNew: true, newFamilyId: editing.nextId + 1 });
  return problem ? { problems: [{ field: '', message: problem.text }] } : { action: 'add-relative', personId: relative.id, changes };
}
