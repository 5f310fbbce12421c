import type { ShareOf } from '#domain/records/matches/compareNames.ts';
import { comparedName, type PersonDescription } from '#domain/records/matches/personDescription.ts';
import type { RecordDescription, TreeDescription } from '#domain/trees/hints/hintDescription.ts';
import { type HintMatch, matchTreePerson } from '#domain/trees/hints/matchTreePerson.ts';

const treeOf = (person: PersonDescription): TreeDescription => ({
  ...person,
  weddings: [],
  family: [],
  mothersName: comparedName(null),
  mothersBirth: null,
  firstChildsBirth: null,
  bounds: { bornFrom: null, deadBy: null, aliveIn: null },
});
const recordOf = (person: PersonDescription): RecordDescription => ({
  ...person,
  kind: 'other',
  year: null,
  condition: null,
  wedding: null,
  household: [],
  mothersName: comparedName(null),
});

/** Two descriptions compared as a person of a tree, whose family is unknown, and a record are. */
export const matchAsHint = (one: PersonDescription, other: PersonDescription, shareOf: ShareOf): HintMatch =>
  matchTreePerson(treeOf(one), recordOf(other), shareOf);
