import { matchPersons } from '#domain/records/matches/matchPersons.ts';
import { comparedName, type PersonDescription } from '#domain/records/matches/personDescription.ts';

import { fixedShare, maskedName } from '../maskedName.ts';
import type { LabelledPerson } from './historicalFigures.ts';
import { type LinkageMeasurement, measureLinkage } from './measureLinkage.ts';

/** Names of so many people have letters that could not be read. */
const SHARE_MASKED = 0.25;

/** People of whom the surname, or the first forename, of some has letters that could not be read. */
function withMasks(labelled: readonly LabelledPerson[], notation?: 'freereg'): LabelledPerson[] {
  return labelled.map(({ cluster, person }, position) => {
    const seed = `${cluster} ${position}`;
    if (fixedShare(`masked ${seed}`) >= SHARE_MASKED) return { cluster, person };
    const named = (tokens: readonly string[]) =>
      comparedName(tokens.map((token, at) => (at === 0 ? maskedName(token, seed) : token)).join(' '), notation);
    const changed: Partial<PersonDescription> =
      fixedShare(`which ${seed}`) < 2 / 3
        ? { surname: named(person.surname.tokens) }
        : { forenames: named(person.forenames.tokens) };
    return { cluster, person: { ...person, ...changed } };
  });
}

/**
 * How well people are matched of whom a quarter has letters masked: with signs of doubt passed over as they once were,
 * and with readings. The same pairs are judged in both.
 */
export function measureReadings(labelled: readonly LabelledPerson[]): {
  passedOver: LinkageMeasurement;
  read: LinkageMeasurement;
} {
  const read = withMasks(labelled, 'freereg');
  const plain = new Map(withMasks(labelled).map(({ person }, at) => [read[at]?.person, person]));
  return {
    passedOver: measureLinkage(read, (one, other, shareOf) =>
      matchPersons(plain.get(one) ?? one, plain.get(other) ?? other, shareOf),
    ),
    read: measureLinkage(read),
  };
}
