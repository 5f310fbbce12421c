import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import type { RecordDraft } from '#domain/records/core/record.ts';
import { recordKind } from '#domain/records/core/recordKind.ts';
import { compareForenames, type ShareOf } from '#domain/records/matches/compareNames.ts';
import { chooseHints } from '#domain/trees/hints/chooseHints.ts';
import { describeRecord } from '#domain/trees/hints/describeRecord.ts';
import { describeTreePerson } from '#domain/trees/hints/describeTreePerson.ts';
import type { RecordDescription, TreeDescription } from '#domain/trees/hints/hintDescription.ts';
import type { HintWeights } from '#domain/trees/hints/hintWeights.ts';
import { type HintMatch, matchTreePerson } from '#domain/trees/hints/matchTreePerson.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { generateSampleCounty } from '#tools/sample-county/generateSampleCounty.ts';

import { fixedShare } from '../maskedName.ts';
import { type LinkageFigures, sharesAmong } from './measureLinkage.ts';
import { treeKinOf, treePersonOf } from './sampleTrees.ts';

interface Told {
  id: string;
  setId: string;
  event: string;
  personId: number;
  record: RecordDescription;
}

interface Asked {
  personId: number;
  tree: TreeDescription;
  /** Records that the names bring together. */
  candidates: readonly Told[];
}

/** The fictional county as trees of its people and records that may be of them. */
export interface SampleHints {
  asked: readonly Asked[];
  /** Open records of each person. */
  recordsOf: ReadonlyMap<number, readonly Told[]>;
  shareOf: ShareOf;
}

/** No one born later is asked about: they may be living. */
const BORN_BEFORE = 1905;

function grouped<Key, Value>(values: readonly Value[], keyOf: (value: Value) => readonly Key[]): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    for (const key of keyOf(value)) {
      const group = groups.get(key);
      if (group) group.push(value);
      else groups.set(key, [value]);
    }
  }
  return groups;
}

const surnameKeys = (surnames: TreeDescription['otherSurnames']): string[] => [
  ...new Set(surnames.flatMap(({ tokens }) => nameBlockingKeys(tokens.join(''), 'surname'))),
];

/** Records and trees of a fictional county; another seed makes other people in the same places. */
export function readSampleHints(seed: string, shareAsked: number): SampleHints {
  const county = generateSampleCounty({ seed });
  const truth = county.truth();
  const gazetteer = loadGazetteer();
  const told = county.sets.flatMap(({ recordSet, records }): Told[] => {
    const drafts = [...records].filter(({ isClosed }) => !isClosed);
    const households = grouped<string, RecordDraft>(drafts, ({ groupKey }) => (groupKey === null ? [] : [groupKey]));
    return drafts.map(({ id, fields, groupKey }) => {
      const kind = recordKind(recordSet, fields);
      const members =
        kind === 'census' && groupKey !== null ? (households.get(groupKey) ?? []).map((member) => member.fields) : [];
      return {
        id,
        setId: recordSet.id,
        event: String(fields.EventType),
        personId: truth.get(id) ?? -1,
        record: describeRecord(fields, kind, members, gazetteer),
      };
    });
  });
  const recordsOf = grouped(told, ({ personId }) => [personId]);
  const bySurname = grouped(told, ({ record }) => surnameKeys([record.surname, ...record.otherSurnames]));
  const people = county.world.people.filter(
    ({ id, bornOn }) =>
      bornOn / 365.2425 < BORN_BEFORE && recordsOf.has(id) && fixedShare(`${seed} ${id}`) < shareAsked,
  );
  const asked = people.map((person): Asked => {
    const tree = describeTreePerson(treePersonOf(person, county.world), treeKinOf(person, county.world), gazetteer);
    const near = new Set(surnameKeys([tree.surname, ...tree.otherSurnames]).flatMap((key) => bySurname.get(key) ?? []));
    return {
      personId: person.id,
      tree,
      candidates: [...near].filter(
        ({ record }) => (compareForenames(tree.forenames, record.forenames)?.level ?? 'different') !== 'different',
      ),
    };
  });
  return { asked, recordsOf, shareOf: sharesAmong(told.map(({ record }) => record)) };
}

/** How well hints were right. */
export interface HintFigures {
  people: number;
  records: number;
  /** Records of the people that the names bring together, of all of theirs. */
  blockingRecall: number;
  all: LinkageFigures;
  strong: LinkageFigures;
}

/** Offers hints to everyone asked; truth is used only to count. */
export function measureSampleHints(
  { asked, recordsOf, shareOf }: SampleHints,
  weights?: HintWeights,
  onLoaded?: (hint: { tree: TreeDescription; told: Told; match: HintMatch; isRight: boolean }) => void,
): HintFigures {
  const counts = { all: { right: 0, told: 0 }, strong: { right: 0, told: 0 } };
  let records = 0;
  let brought = 0;
  for (const { personId, tree, candidates } of asked) {
    records += recordsOf.get(personId)?.length ?? 0;
    brought += candidates.filter((one) => one.personId === personId).length;
    const compared = candidates.map((told) => ({
      told,
      source: `${told.setId} ${told.event}`,
      match: matchTreePerson(tree, told.record, shareOf, weights),
    }));
    for (const { told, match, word } of chooseHints(compared)) {
      const isRight = told.personId === personId;
      onLoaded?.({ tree, told, match, isRight });
      for (const kind of word === 'strong' ? (['all', 'strong'] as const) : (['all'] as const)) {
        counts[kind].told += 1;
        if (isRight) counts[kind].right += 1;
      }
    }
  }
  const figures = ({ right, told }: { right: number; told: number }): LinkageFigures => ({
    precision: right / told,
    recall: right / records,
    f1: (2 * right) / (told + records),
  });
  return {
    people: asked.length,
    records,
    blockingRecall: brought / records,
    all: figures(counts.all),
    strong: figures(counts.strong),
  };
}
