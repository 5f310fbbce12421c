import { deriveFamily } from '#domain/trees/core/deriveFamily.ts';
import { derivePerson } from '#domain/trees/core/derivePerson.ts';
import { firstYearEvidence } from '#domain/trees/core/living/firstYearEvidence.ts';
import { countMentions } from '#domain/trees/core/mentions.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';
import { findWords } from '#domain/trees/search/findWords.ts';

/**
 * The columns of `tree_person` in the order of `personCells`, with their types; what follows from relatives is not
 * among them.
 */
export const PERSON_CELLS = `id int, sex text, given text, surname text, prefix text, suffix text, birth_text text, birth_place text, birth_from int, birth_to int,
  death_text text, death_place text, death_from int, death_to int, portrait_id int, is_private boolean, living_flag text, is_known_dead boolean,
  own_born_by int, own_born_reason text, born_from int, died_by int, birth_years jsonb, death_years jsonb, find_words text`;

/**
 * Characters of a part of a name beside its document: the index by name takes 2,704 bytes of both, four of them for a
 * letter.
 */
const LONGEST_NAME = 250;

const cut = (part: string): string =>
  part.length <= LONGEST_NAME ? part : `${[...part].slice(0, LONGEST_NAME - 1).join('')}…`;

/** The row of a person, without the tree and what follows from relatives. */
export function personCells(person: TreePerson) {
  const {
    sex,
    given,
    surname,
    prefix,
    suffix,
    birth,
    death,
    portraitId,
    isPrivate,
    livingFlag,
    isKnownDead,
    ownBornBy,
    bornFrom,
    diedBy,
  } = derivePerson(person);
  return {
    id: person.id,
    sex,
    given: cut(given),
    surname: cut(surname),
    prefix: cut(prefix),
    suffix: cut(suffix),
    birth_text: birth.text,
    birth_place: birth.place,
    birth_from: birth.from,
    birth_to: birth.to,
    death_text: death.text,
    death_place: death.place,
    death_from: death.from,
    death_to: death.to,
    portrait_id: portraitId,
    is_private: isPrivate,
    living_flag: livingFlag,
    is_known_dead: isKnownDead,
    own_born_by: ownBornBy?.year ?? null,
    own_born_reason: ownBornBy?.reason ?? null,
    born_from: bornFrom,
    died_by: diedBy,
    birth_years: birth.years,
    death_years: death.years,
    find_words: findWords(person.names),
  };
}

/** The columns of `tree_family` in the order of `familyCells`. */
export const FAMILY_CELLS =
  'id int, marriage_text text, marriage_place text, marriage_from int, marriage_to int, marriage_kind text, are_married boolean, is_private boolean, own_born_by int, own_born_reason text';

/** The row of a family. */
export function familyCells(family: TreeFamily) {
  const { marriage, marriageKind, areMarried, isPrivate } = deriveFamily(family);
  const evidence = firstYearEvidence(family.facts);
  return {
    id: family.id,
    marriage_text: marriage.text,
    marriage_place: marriage.place,
    marriage_from: marriage.from,
    marriage_to: marriage.to,
    marriage_kind: marriageKind,
    are_married: areMarried,
    is_private: isPrivate,
    own_born_by: evidence?.year ?? null,
    own_born_reason: evidence?.reason ?? null,
  };
}

/** The columns of `tree_family_member` in the order of `memberCells`. */
export const MEMBER_CELLS = 'family_id int, role text, person_id int, position int, link text';

/** The rows of who is in a family; a person listed in it twice is in it once. */
export function memberCells(family: TreeFamily) {
  const rows = deriveFamily(family).members.map(({ role, personId, position, link }) => ({
    family_id: family.id,
    role,
    person_id: personId,
    position,
    link,
  }));
  return [...new Map(rows.map((row) => [`${row.role}${row.person_id}`, row])).values()];
}

/** The columns of `tree_mention` in the order of `mentionCells`. */
export const MENTION_CELLS = 'from_kind text, from_id int, to_kind text, to_id int, times int, open_times int';

/** The rows of what a document names. */
export const mentionCells = <Kind extends TreeKind>(kind: Kind, id: number, document: TreeDocuments[Kind]) =>
  countMentions(kind, document).map((to) => ({
    from_kind: kind,
    from_id: id,
    to_kind: to.kind,
    to_id: to.id,
    times: to.times,
    open_times: to.openTimes,
  }));

/** The columns of `tree_source` in the order of `sourceCells`; how often it is cited is not among them. */
export const SOURCE_CELLS =
  'id int, sort_key text, title text, author text, publication text, repository text, call_number text, url text';

/** Characters of a title that order it: an index entry has bounds. */
const SORTED_BY = 120;

/** What a list of sources shows and searches. */
export const sourceCells = ({ id, title, author, publication, repository, callNumber, url }: TreeSource) => ({
  id,
  sort_key: Array.from(title.toLowerCase()).slice(0, SORTED_BY).join(''),
  title,
  author,
  publication,
  repository,
  call_number: callNumber,
  url,
});

/** Names of the columns of a list such as `PERSON_CELLS`. */
export const namesOf = (cells: string): string =>
  cells
    .split(',')
    .map((cell) => cell.trim().split(' ')[0])
    .join(', ');
