import { oneOf, seededRandom, pickSkewed } from '#domain/kernel/random/createRandom.ts';

import type { Criterion, EngineQuery } from '../SearchEngine.ts';
import { FORENAMES, PLACES, SETS, SURNAMES } from './population.ts';

const FACETS = [
  'DatasetName',
  'SourceCountry',
  'Country',
  'County',
  'Collection',
  'SourceCategory',
  'Decade',
  'Place',
  'Gender',
  'Occupation',
  'SurnameInitial',
  'CanWrite',
  'LastName',
];
const ORDERS = [
  'LastName',
  'FirstName',
  'EventYear',
  'YearOfBirth',
  'Occupation',
  'Address',
  'DatasetName',
  'MothersMaidenName',
  'CensusYear',
  'CanRead',
  'SurnameInitial',
];
const WORDS = [
  'clay',
  'lab*',
  'street',
  'st',
  'mary',
  'william',
  's?ith',
  'nowhere',
  '12',
  '"fore street"',
  '"street fore"',
  'macdonald',
  'zzz',
  'obrien',
  'vontrapp',
  'von trapp',
  '"ag lab"',
  'mar*',
  '*reet',
  '?abourer',
];

/** Counties, countries, a district, what names a county and a town, and unknown ones. */
const AREAS = [
  'Nowhere',
  'roche',
  '…',
  'Cornwall, England',
  'cornwall',
  'Durham, England',
  'England',
  'Ireland',
  'Northern Ireland',
  'Devon',
  'Yorkshire',
  'Nowhere Parva, England',
  'Nowhere, Yorkshire',
  'St Columb',
  'Cumbria',
  'Altarnun, Cornwall',
  'Altarnon',
  'Saint Austell',
  'North Petherwin',
  'Newport',
  'Newport registration district',
  'St Austell, registration district, Cornwall, England',
  'Durham RD',
  'St Columb registration district',
  'Bodmin',
];

const TRADES = ['ag lab', 'agricultural labourer', 'labourer', 'pauper ag lab', 'servant', 'dom serv'];

const withWildcard = (random: () => number, name: string): string => {
  const at = 1 + Math.floor(random() * (name.length - 1));
  if (random() < 0.2 && name.length - at > 1) return `*${name.slice(at)}`;
  return random() < 0.5
    ? `${name.slice(0, at)}*${name.slice(at + 1 + Math.floor(random() * 3))}`
    : `${name.slice(0, at)}?${name.slice(at + 1)}`;
};

function criterion(random: () => number): Criterion {
  const name = (field: string, names: readonly string[]): Criterion => {
    const text = pickSkewed(random, names);
    return {
      kind: 'name',
      field,
      text: random() < 0.25 ? withWildcard(random, text) : random() < 0.05 ? '…' : text,
      variants: random() < 0.5,
      soundsAlike: random() < 0.4,
      slips: random() < 0.2,
      readings: random() < 0.9,
      unread: random() < 0.2,
      excludedVariants: random() < 0.2 ? [oneOf(random, names), oneOf(random, names)] : [],
    };
  };
  const facetValues: Readonly<Record<string, readonly string[]>> = {
    County: ['cornwall', 'Durham', 'yorkshire', 'atlantis'],
    Gender: ['male', 'FEMALE', 'unknown'],
    Occupation: ['ag lab', 'scholar', 'tin miner'],
    DatasetName: SETS.map((set) => set.name.toLowerCase()),
    Decade: ['1870s', '1850s', '1810s'],
    Place: PLACES.map((place) => place.toLowerCase()),
    Collection: ['life events (bmds)', 'census, land & surveys'],
    LastName: SURNAMES,
  };
  const kinds: readonly (() => Criterion)[] = [
    () => name('LastName', SURNAMES),
    () => name('FirstName', FORENAMES),
    () =>
      name(
        oneOf(random, [
          'FatherFirstName',
          'MothersMaidenName',
          'WitnessLastName',
          'HouseholdMemberFirstName',
          'HouseholdMemberLastName',
        ]),
        random() < 0.5 ? FORENAMES : SURNAMES,
      ),
    () => ({
      kind: 'year',
      field: oneOf(random, ['YearOfBirth', 'EventYear', 'CensusYear', 'YearOfDeath']),
      year: 1790 + Math.floor(random() * 110),
      yearsEitherWay: oneOf(random, [0, 1, 2, 5, 10, 40]),
    }),
    () => ({
      kind: 'place',
      field: oneOf(random, ['Place', 'PlaceOfBirth']),
      text: oneOf(random, [...PLACES, ...AREAS]),
      miles: oneOf(random, [0, 5, 10, 20, 50, 100]),
      unlocated: random() < 0.3,
      excludedVariants: random() < 0.3 ? [oneOf(random, ['altarnon', 'saint austell', 'altarnun', 'n petherwin'])] : [],
    }),
    () => ({
      kind: 'keywords',
      text: random() < 0.3 ? `${oneOf(random, WORDS)} ${oneOf(random, WORDS)}` : oneOf(random, WORDS),
    }),
    () => ({
      kind: 'text',
      field: oneOf(random, ['Occupation', 'Address', 'Notes', 'Keywords', 'LastName', 'Place']),
      text: oneOf(random, [...WORDS, ...TRADES]).replaceAll('"', ''),
      excludedVariants: random() < 0.3 ? ['ag lab', 'labourer'] : [],
    }),
    () => {
      const field = oneOf(random, Object.keys(facetValues));
      const values = facetValues[field] ?? [];
      return {
        kind: 'facet',
        field,
        values: random() < 0.4 ? [pickSkewed(random, values), oneOf(random, values)] : [pickSkewed(random, values)],
      };
    },
  ];
  return oneOf(random, kinds)();
}

/** A query as readers might put it, and as they never would. The same for the same seed. */
export function madeUpQuery(seed: number): EngineQuery {
  const random = seededRandom(seed * 104_729 + 3);
  const countsPlaces = seededRandom(seed * 15_485_863 + 7)() < 0.4;
  const inTurns = seededRandom(seed * 32_452_843 + 11)() < 0.6;
  const criteria = Array.from({ length: oneOf(random, [0, 1, 1, 1, 2, 2, 3, 4]) }, () => criterion(random));
  return {
    criteria,
    orderBy: random() < 0.5 ? null : oneOf(random, ORDERS),
    direction: oneOf(random, ['asc', 'desc']),
    inTurns,
    offset: oneOf(random, [0, 0, 0, 20, 100, 600]),
    limit: oneOf(random, [20, 20, 1, 100, 0]),
    facets: FACETS.filter(() => random() < 0.5),
    facetLimit: oneOf(random, [20, 3]),
    ...(countsPlaces && { places: oneOf(random, ['Place', 'PlaceOfBirth', 'Nothing']) }),
  };
}
