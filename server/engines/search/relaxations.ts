import { widerYears } from '#domain/kernel/dates/yearsEitherWay.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

import type { Criterion, Relaxation } from './SearchEngine.ts';

/** A wider query that may be worth measuring. */
export type Proposal = Omit<Relaxation, 'total'>;

/** Of the wider searches of a year only some are worth a search of their own. */
const FEWEST_YEARS = 5;
const MOST_YEARS = 10;
const MILE_STEPS = [20, 50, 100];
/** Each proposal costs a search; people widen one thing at a time. */
const MOST_PROPOSALS = 24;

const labelOf = (criterion: Criterion): string => {
  const field = criterion.kind === 'keywords' ? 'Keywords' : criterion.field;
  return fieldById(field)?.displayLabel ?? field;
};

/** A place or an occupation under all its names, where some were left out. */
const everyVariant = (
  criterion: Extract<Criterion, { kind: 'place' | 'text' }>,
): { label: string; replacement: Criterion }[] =>
  criterion.excludedVariants?.length
    ? [{ label: `${labelOf(criterion)} with every variant`, replacement: { ...criterion, excludedVariants: [] } }]
    : [];

function gentler(criterion: Criterion): { label: string; replacement: Criterion }[] {
  switch (criterion.kind) {
    case 'name':
      return [
        ...(criterion.variants
          ? []
          : [{ label: `${labelOf(criterion)} with spelling variants`, replacement: { ...criterion, variants: true } }]),
        ...(criterion.excludedVariants.length > 0
          ? [
              {
                label: `${labelOf(criterion)} with every variant`,
                replacement: { ...criterion, variants: true, excludedVariants: [] },
              },
            ]
          : []),
        ...(criterion.readings === false
          ? [
              {
                label: `${labelOf(criterion)} with names that could not be read whole`,
                replacement: { ...criterion, readings: true },
              },
            ]
          : []),
        ...(criterion.readings === false || criterion.unread
          ? []
          : [
              {
                label: `${labelOf(criterion)} or one that could not be read`,
                replacement: { ...criterion, unread: true },
              },
            ]),
        ...(criterion.soundsAlike
          ? []
          : [
              {
                label: `${labelOf(criterion)} with names that sound alike`,
                replacement: { ...criterion, variants: true, soundsAlike: true },
              },
            ]),
      ];
    case 'year':
      return widerYears(criterion.yearsEitherWay)
        .filter((years) => years >= FEWEST_YEARS && years <= MOST_YEARS)
        .map((years) => ({
          label: `${labelOf(criterion)} ±${years} years`,
          replacement: { ...criterion, yearsEitherWay: years },
        }));
    case 'text':
      return everyVariant(criterion);
    case 'place':
      return [
        ...everyVariant(criterion),
        ...MILE_STEPS.filter((miles) => miles > criterion.miles).map((miles) => ({
          label: `${labelOf(criterion)} within ${miles} miles`,
          replacement: { ...criterion, miles },
        })),
      ];
    default:
      return [];
  }
}

/** What could be asked instead, one criterion changed at a time, gentle changes before dropped criteria. */
export function proposeRelaxations(criteria: readonly Criterion[]): Proposal[] {
  const changed = criteria.flatMap((criterion, at) =>
    gentler(criterion).map((change) => ({ ...change, criterion: at })),
  );
  // Without its only criterion a search finds everything, which helps no one.
  const dropped =
    criteria.length < 2
      ? []
      : criteria.map((criterion, at) => ({ label: `Without ${labelOf(criterion)}`, criterion: at, replacement: null }));
  return [...changed, ...dropped].slice(0, MOST_PROPOSALS);
}

/**
 * Puts measured relaxations in the order of their use to the reader: a changed criterion before a dropped one, then the
 * one that finds fewer, since it keeps most of what was asked. What finds nothing, or no more than a gentler step of
 * the same criterion, is left out.
 */
export function sortRelaxations(measured: readonly Relaxation[]): Relaxation[] {
  const useful = measured.filter(
    (one, at) =>
      one.total > 0 &&
      !measured
        .slice(0, at)
        .some(
          (gentler) => gentler.criterion === one.criterion && one.replacement !== null && gentler.total >= one.total,
        ),
  );
  return useful
    .map((relaxation, at) => ({ relaxation, at }))
    .sort(
      (a, b) =>
        Number(a.relaxation.replacement === null) - Number(b.relaxation.replacement === null) ||
        a.relaxation.total - b.relaxation.total ||
        a.at - b.at,
    )
    .map(({ relaxation }) => relaxation);
}
