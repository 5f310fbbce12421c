import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';
import { compareForenames, compareSurnames } from '#domain/records/matches/compareNames.ts';
import { compareDates } from '#domain/records/matches/comparisonLevels.ts';
import type { Evidence } from '#domain/records/matches/evidence.ts';
import { writtenPair } from '#domain/records/matches/nameEvidence.ts';
import type { ComparedDate, ComparedName } from '#domain/records/matches/personDescription.ts';

import type { FamilyMember, RecordDescription, TreeDescription, Wedding } from './hintDescription.ts';
import type { HintWeights } from './hintWeights.ts';

/** Years by which an age of a household may be off. */
const AGE_SLACK_YEARS = 3;
const SURE_AFTER_YEARS = 1;

const FITTING: ReadonlySet<string> = new Set(['exact', 'variant', 'reading']);
const fits = (one: ComparedName, other: ComparedName): boolean =>
  FITTING.has(compareForenames(one, other)?.level ?? '');
const isSurname = (one: ComparedName, other: ComparedName): boolean =>
  FITTING.has(compareSurnames(one, other)?.level ?? '');
const isOfAge = (one: ComparedDate | null, other: ComparedDate | null): boolean =>
  !one || !other || Math.max(one.earliest - other.latest, other.earliest - one.latest) <= AGE_SLACK_YEARS;

type MarriageLevel = keyof HintWeights['marriage'];

function marriageLevel(wedding: ComparedDate, { date, isGuessed }: Wedding): MarriageLevel | null {
  if (!date) return null;
  const level = compareDates(wedding, date);
  if (isGuessed && level === 'overlap') return 'guessed';
  if (level === 'sameDay' || level === 'sameMonth' || level === 'twoParts') return 'same';
  if (level === 'sameYear' || level === 'overlap') return 'sameYear';
  if (level === 'within1' || level === 'within2') return 'within2';
  return level === 'within5' ? 'within5' : 'further';
}

const LEVELS: readonly MarriageLevel[] = ['same', 'sameYear', 'guessed', 'within2', 'within5', 'further'];

function marriageEvidence(
  { weddings }: TreeDescription,
  { wedding }: RecordDescription,
  weights: HintWeights,
): Evidence | null {
  if (!wedding) return null;
  const levels = weddings.flatMap((each) => marriageLevel(wedding, each) ?? []);
  const level = LEVELS.find((each) => levels.includes(each));
  if (!level) return null;
  const of =
    level === 'same' || level === 'sameYear'
      ? 'as the tree says'
      : level === 'guessed'
        ? 'in the years before the first child'
        : 'in other years than the tree says';
  return { field: 'marriage', level, bits: weights.marriage[level], text: `Married ${wedding.latest}, ${of}` };
}

function conditionEvidence(
  { weddings }: TreeDescription,
  { condition, aliveIn }: RecordDescription,
  weights: HintWeights,
): Evidence | null {
  if (condition === null || aliveIn === null) return null;
  const dates = weddings.flatMap(({ date, isGuessed }) =>
    date ? [{ ...date, latest: isGuessed ? Infinity : date.latest }] : [],
  );
  const isSurelyBefore = dates.some(({ latest }) => latest + SURE_AFTER_YEARS <= aliveIn);
  const isSurelyAfter = dates.length > 0 && dates.every(({ earliest }) => earliest > aliveIn + SURE_AFTER_YEARS);
  const level =
    condition === 'single'
      ? isSurelyBefore
        ? 'singleAfter'
        : isSurelyAfter
          ? 'fits'
          : null
      : isSurelyAfter
        ? 'marriedBefore'
        : isSurelyBefore
          ? 'fits'
          : null;
  if (level === null) return null;
  const text = {
    fits: `${condition === 'single' ? 'Not married yet' : 'Married'} in ${aliveIn}, as the tree says`,
    singleAfter: `Single in ${aliveIn}, after the wedding in the tree`,
    marriedBefore: `Married in ${aliveIn}, before the wedding in the tree`,
  }[level];
  return { field: 'condition', level, bits: weights.condition[level], text };
}

/** People of the household who are family in the tree, each met once. */
function familyThere(family: readonly FamilyMember[], household: readonly FamilyMember[]): FamilyMember[] {
  const left = [...family];
  return household.filter((member) => {
    const at = left.findIndex((kin) => fits(kin.forenames, member.forenames) && isOfAge(kin.birth, member.birth));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function householdEvidence(
  { family }: TreeDescription,
  { household }: RecordDescription,
  weights: HintWeights,
): Evidence | null {
  if (family.length === 0 || household.length === 0) return null;
  const there = familyThere(family, household);
  // Two that fit are a family, however they were read; one that may be of it says nothing.
  if (there.length === 1 && there[0]?.forenames.tokens.slice(0, 1).some(isReadingKey)) return null;
  const level = (['none', 'one', 'two', 'three'] as const)[Math.min(there.length, 3)] ?? 'none';
  const names = there
    .slice(0, 4)
    .map(({ forenames }) => forenames.written)
    .join(', ');
  return {
    field: 'household',
    level,
    bits: weights.household[level],
    text: level === 'none' ? 'No family members in the same household' : `Family in the same household: ${names}`,
  };
}

function mothersNameEvidence(
  { mothersName: one }: TreeDescription,
  { mothersName: other }: RecordDescription,
  weights: HintWeights,
): Evidence | null {
  if (one.tokens.length === 0 || other.tokens.length === 0) return null;
  const level = isSurname(one, other) ? 'same' : 'different';
  return {
    field: 'mothersName',
    level,
    bits: weights.mothersName[level],
    text: `${level === 'same' ? 'The mother’s maiden name' : 'Different maiden names of the mothers'}: ${writtenPair(one.written, other.written)}`,
  };
}

/** Whether a surname is that of a husband before one she had surely married by the year, whose name is another. */
function formerHusband({ weddings }: TreeDescription, year: number, surname: ComparedName): boolean {
  const dated = weddings.flatMap(({ date, spouse }) =>
    date && spouse && spouse.surname.tokens.length > 0 ? [{ date, name: spouse.surname }] : [],
  );
  const his = dated.filter(({ name }) => isSurname(name, surname));
  return (
    his.length > 0 &&
    dated.some(
      ({ date, name }) =>
        !isSurname(name, surname) && date.latest < year && his.every((earlier) => earlier.date.latest <= date.earliest),
    )
  );
}

/** Whether a woman had the surname of the record at its time. Weddings themselves name either. */
function nameThenEvidence(tree: TreeDescription, record: RecordDescription, weights: HintWeights): Evidence | null {
  if (tree.sex !== 'f' || record.kind === 'marriage' || record.year === null) return null;
  const husbands = tree.weddings.flatMap(({ spouse }) =>
    spouse && spouse.surname.tokens.length > 0 ? [spouse.surname] : [],
  );
  const dates = tree.weddings.flatMap(({ date }) => date ?? []);
  if (husbands.length === 0 || dates.length === 0) return null;
  const isMaiden = isSurname(tree.surname, record.surname);
  const isMarried = husbands.some((name) => isSurname(name, record.surname));
  if (isMaiden === isMarried) return null;
  const former = formerHusband(tree, record.year, record.surname);
  if (former)
    return {
      field: 'nameThen',
      level: 'former',
      bits: weights.nameThen.former,
      text: `The name of an earlier husband, after she married again: ${record.surname.written}`,
    };
  const isBefore = dates.every(({ earliest }) => earliest > (record.year ?? 0));
  const isAfter = dates.some(({ latest }) => latest < (record.year ?? 0));
  if (!isBefore && !isAfter) return null;
  const level = isMaiden === isBefore ? 'fits' : isMaiden ? 'maiden' : 'married';
  const text = {
    fits: `Her surname in ${record.year}: ${record.surname.written}`,
    maiden: `Her maiden name, after the wedding in the tree: ${record.surname.written}`,
    married: `Her husband’s name, before the wedding in the tree: ${record.surname.written}`,
  }[level];
  return { field: 'nameThen', level, bits: weights.nameThen[level], text };
}

/** What family and marriage say for and against a record being of a person of a tree. */
export const familyEvidence = (tree: TreeDescription, record: RecordDescription, weights: HintWeights): Evidence[] =>
  [marriageEvidence, conditionEvidence, householdEvidence, mothersNameEvidence, nameThenEvidence].flatMap(
    (compare) => compare(tree, record, weights) ?? [],
  );
