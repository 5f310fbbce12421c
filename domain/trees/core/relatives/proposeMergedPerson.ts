import { sameValue } from '../changes/sameValue.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreeName, TreePerson } from '../model/treePerson.ts';
import { factsJoined } from './mergePersons.ts';

const isSameName = (one: TreeName, two: TreeName) =>
  one.given === two.given && one.surname === two.surname && one.nickname === two.nickname;
const isSameFact = (one: TreeFact, two: TreeFact) =>
  one.type === two.type &&
  one.value === two.value &&
  one.date?.from === two.date?.from &&
  one.date?.to === two.date?.to &&
  one.place?.text === two.place?.text;

/**
 * Where two people are one: the first with everything of the second that they have not. Other names follow as also
 * known as; the person who decides removes what is wrong. Private stays private.
 */
export function proposeMergedPerson(keep: TreePerson, other: TreePerson): TreePerson {
  const names = other.names.filter((name) => !keep.names.some((own) => isSameName(own, name)));
  return {
    ...keep,
    sex: keep.sex === 'u' ? other.sex : keep.sex,
    names: [
      ...keep.names,
      ...names.map((name): TreeName => ({
        ...name,
        type: keep.names.length > 0 && name.type === 'birth' ? 'also-known-as' : name.type,
        origin: null,
      })),
    ],
    facts: factsJoined(
      keep.facts,
      other.facts.filter((fact) => !keep.facts.some((own) => isSameFact(own, fact))),
    ),
    notes: [...new Set([...keep.notes, ...other.notes])],
    citations: [
      ...keep.citations,
      ...other.citations
        .filter(
          (citation) =>
            !keep.citations.some((own) => sameValue({ ...own, origin: null }, { ...citation, origin: null })),
        )
        .map((citation) => ({ ...citation, origin: null })),
    ],
    mediaIds: [...new Set([...keep.mediaIds, ...other.mediaIds])],
    livingFlag: keep.livingFlag ?? other.livingFlag,
    isPrivate: keep.isPrivate || other.isPrivate,
  };
}
