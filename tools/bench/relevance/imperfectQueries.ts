import { spellingDistance } from '#domain/kernel/names/spellingDistance.ts';
import { createRandom, type Random } from '#domain/kernel/random/createRandom.ts';
import { milesBetween } from '#domain/places/gazetteer/distance.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { textOf, type RecordDraft, type RecordSet } from '#domain/records/core/record.ts';
import { eventYear } from '#domain/records/core/summaryLine.ts';
import type { SampleCounty } from '#tools/sample-county/generateSampleCounty.ts';
import { yearOf } from '#tools/sample-county/people/calendar.ts';
import type { Person } from '#tools/sample-county/people/person.ts';

import { homeName, misspell } from './imperfectNames.ts';

/** A search by a person who knows that a record must be there, and remembers most of it wrongly. */
export interface ImperfectQuery {
  /** The search as the form would write it into the address. */
  address: string;
  /** Records that answer it: the one meant; where the search does not say which event, every record of that person. */
  right: ReadonlySet<string>;
  /** What is wrong with it, for the report. */
  slips: readonly string[];
}

interface Entry {
  draft: RecordDraft;
  set: RecordSet;
}

/** Miles within which the next village lies. */
const NEIGHBOURHOOD = 5;
const NEXT_VILLAGES = 4;
/** Of forename, birth year, place and event: a surname alone with one of them identifies no record. */
const MOST_MISSING = 2;

/** The surname that the clerk meant: by birth, at present or of a husband. */
function trueSurname(person: Person, written: string): string {
  const borne = [person.birthSurname, person.surname, ...person.marriages.map(({ husband }) => husband.birthSurname)];
  const away = (name: string) => spellingDistance(name.toLowerCase(), written.toLowerCase());
  return borne.reduce((best, name) => (away(name) < away(best) ? name : best));
}

function nextVillage(random: Random, text: string, gazetteer: Gazetteer): string | null {
  const place = gazetteer.resolve(text);
  if (!place) return null;
  const near = gazetteer
    .within(place.id, NEIGHBOURHOOD)
    .flatMap((id) => gazetteer.byId(id) ?? [])
    .filter((one) => one.id !== place.id && one.county === place.county)
    .sort((a, b) => milesBetween(place, a) - milesBetween(place, b))
    .slice(0, NEXT_VILLAGES);
  if (near.length === 0) return null;
  const other = random.pick(near);
  return `${other.name}, ${other.county}`;
}

const yearOff = (random: Random): number => random.pick([-2, -1, -1, 1, 1, 2]);

function asked(
  random: Random,
  { draft, set }: Entry,
  person: Person,
  gazetteer: Gazetteer,
): { address: URLSearchParams; slips: string[]; saysEvent: boolean } {
  const { fields } = draft;
  const address = new URLSearchParams();
  const slips: string[] = [];
  const slip = (share: number, what: string): boolean => {
    const slipped = random.chance(share);
    if (slipped) slips.push(what);
    return slipped;
  };
  let missing = 0;
  const lacks = (share: number, what: string): boolean => {
    const lacking = missing < MOST_MISSING && slip(share, `no ${what}`);
    missing += lacking ? 1 : 0;
    return lacking;
  };
  const surname = trueSurname(person, textOf(fields, 'LastName') ?? '');
  address.set('lastname', slip(0.5, 'surname misspelt') ? misspell(random, surname) : surname);
  address.set('lastname_variants', 'true');

  const [first = '', ...others] = person.forenames.split(' ');
  if (!lacks(0.1, 'forename')) {
    const home = random.chance(0.25) ? homeName(random, first) : null;
    if (home) slips.push('nickname');
    address.set('firstname', home ?? (others.length > 0 && slip(0.25, 'second name known') ? person.forenames : first));
    address.set('firstname_variants', 'true');
  }
  if (!lacks(0.15, 'birth year')) {
    const born = yearOf(person.bornOn);
    address.set('yearofbirth', String(slip(0.5, 'birth year off') ? born + yearOff(random) : born));
    address.set('yearofbirth_offset', '2');
  }
  const place = textOf(fields, 'Place');
  if (place !== null && !lacks(0.15, 'place')) {
    const next = random.chance(0.35) ? nextVillage(random, place, gazetteer) : null;
    if (next) slips.push('next village');
    address.set('place', next ?? place);
    address.set('place_proximity', '5');
  }
  const saysEvent = !lacks(0.5, 'event');
  if (saysEvent) {
    const year = eventYear(fields) ?? 0;
    const isCensus = set.subcategory === 'census';
    address.set('eventyear', String(!isCensus && slip(0.3, 'event year off') ? year + yearOff(random) : year));
    if (!isCensus) address.set('eventyear_offset', '2');
    address.set('collection', set.subcategory);
  }
  return { address, slips, saysEvent };
}

/**
 * Imperfect searches for records of the sample county, the same for the same seed. Every search names a surname; half
 * of them misspell it, half miss the year of birth, a third look in the next village, a quarter use a name of the
 * family, half do not say which event, and two parts in all may be missing. Names are the true ones, not the clerk's.
 */
export function imperfectQueries(
  county: SampleCounty,
  gazetteer: Gazetteer,
  { count, seed }: { count: number; seed: string },
): ImperfectQuery[] {
  const truth = county.truth();
  const entries = county.sets.flatMap(({ recordSet, records }) =>
    Array.from(records, (draft): Entry => ({ draft, set: recordSet })),
  );
  const open = entries.filter(
    ({ draft: { isClosed, fields } }) =>
      !isClosed && textOf(fields, 'FirstName') && textOf(fields, 'LastName') && eventYear(fields) !== null,
  );
  const recordsOfPerson = new Map<number, string[]>();
  for (const { draft } of open) {
    const person = truth.get(draft.id) ?? 0;
    recordsOfPerson.set(person, [...(recordsOfPerson.get(person) ?? []), draft.id]);
  }
  return Array.from({ length: count }, (_none, at) => {
    const random = createRandom(`${seed} ${at}`);
    const entry = random.pick(open);
    const personId = truth.get(entry.draft.id) ?? 0;
    const person = county.world.people[personId - 1];
    if (!person) throw new Error(`No one left the record ${entry.draft.id}.`);
    const { address, slips, saysEvent } = asked(random, entry, person, gazetteer);
    return {
      address: address.toString(),
      slips,
      right: new Set(saysEvent ? [entry.draft.id] : recordsOfPerson.get(personId)),
    };
  });
}
