import { type Nation } from '../geography/samplePlace.ts';
import { drawForename } from '../people/forenames.ts';
import { type Occupation } from '../people/occupation.ts';
import { OCCUPATIONS } from '../people/occupations.ts';
import { drawSurname } from '../people/surnames.ts';
import { CREEDS } from './creeds.ts';
import { lodge } from './migration.ts';
import { newPerson } from './newPerson.ts';
import { literacyChance } from './schooling.ts';
import { findWork } from './work.ts';
import { type Step, placeAt, placesOf, type World } from './world.ts';

interface Stream {
  nation: Nation;
  /** Arrivals a year. */
  yearly: number;
  /** Real places that strangers came from. */
  origins: readonly string[];
}

const STREAMS: readonly Stream[] = [
  {
    nation: 'england',
    yearly: 11,
    origins: [
      'Bath, Somerset',
      'Bristol, Gloucestershire',
      'London, Middlesex',
      'Salisbury, Wiltshire',
      'Andover, Hampshire',
      'Frome, Somerset',
      'Oxford, Oxfordshire',
      'Exeter, Devon',
      'Reading, Berkshire',
      'Birmingham, Warwickshire',
      'Southampton, Hampshire',
      'Dorchester, Dorset',
      'Devizes, Wiltshire',
      'Trowbridge, Wiltshire',
      'Newbury, Berkshire',
      'Shaftesbury, Dorset',
    ],
  },
  {
    nation: 'wales',
    yearly: 2.5,
    origins: [
      'Llandovery, Carmarthenshire',
      'Brecon, Brecknockshire',
      'Merthyr Tydfil, Glamorgan',
      'Lampeter, Cardiganshire',
      'Builth, Brecknockshire',
    ],
  },
  {
    nation: 'scotland',
    yearly: 1.4,
    origins: [
      'Forfar, Angus',
      'Dundee, Angus',
      'Perth, Perthshire',
      'Blairgowrie, Perthshire',
      'Aberdeen, Aberdeenshire',
    ],
  },
  {
    nation: 'ireland',
    yearly: 0.7,
    origins: ['Mountrath, Queen’s County', 'Birr, King’s County', 'Kilkenny, Kilkenny', 'Dublin, Dublin'],
  },
];
/** Callings that bring people from afar more than others. */
const CALLINGS = [
  'clergy',
  'surgeon',
  'schoolmaster',
  'policeman',
  'railway',
  'grocer',
  'clerk',
  'gardener',
  'schoolmistress',
  'servant',
  'servant',
  'dressmaker',
] as const;
/** Wider than the number of places, so that strangers bring the surnames of everywhere. */
const ANYWHERE = 500;

function callingFor(world: World, nation: Nation, place: number, year: number): Occupation | null {
  const { random } = world;
  if (random.chance(0.6))
    return findWork(world, random.chance(0.6) ? 'M' : 'F', nation, placeAt(world, place).kind, year);
  const named = random.pick(CALLINGS);
  return OCCUPATIONS.find(({ id, from, to }) => id === named && from <= year && to >= year) ?? null;
}

function arrive(world: World, { nation, origins }: Stream, step: Step): void {
  const { random } = world;
  const places = placesOf(world, nation);
  const place = random.chance(0.4) ? (places[0] as number) : random.pick(places);
  const calling = callingFor(world, nation, place, step.year);
  if (!calling || calling.socialClass === 'farm') return;
  const person = newPerson(world, {
    sex: calling.sex,
    forenames: drawForename(random, nation, calling.sex, step.year - 25),
    surname: drawSurname(random, nation, random.between(0, ANYWHERE)),
    bornOn: step.from - random.between(20 * 365, 33 * 365),
    birthElsewhere: random.pick(origins),
    nation,
    denomination: CREEDS[nation].draw(random),
    isLiterate: random.chance(
      literacyChance(step.year - 25, calling.socialClass === 'labour' || calling.socialClass === 'industry'),
    ),
    occupation: calling,
  });
  lodge(world, person, place, step);
}

/** Strangers arrive each year from elsewhere in their nation: clergy, teachers, railwaymen, servants and labourers. */
export function passNewcomers(world: World, step: Step): void {
  for (const stream of STREAMS) {
    const count = Math.floor(stream.yearly * step.span + world.random.next());
    for (let index = 0; index < count; index++) arrive(world, stream, step);
  }
}
