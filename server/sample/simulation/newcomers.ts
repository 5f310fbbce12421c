import { drawForename } from '../people/forenames.ts';
import { drawSurname } from '../people/surnames.ts';
import { OCCUPATIONS } from '../people/occupations.ts';
import { newPerson } from './newPerson.ts';
import { lodge } from './migration.ts';
import { type Step } from './step.ts';
import { placesOf, type World } from './world.ts';

/** Real places that strangers to Wexcombeshire came from. */
const ORIGINS = ['Bath, Somerset', 'Bristol, Gloucestershire', 'London, Middlesex', 'Salisbury, Wiltshire', 'Andover, Hampshire', 'Frome, Somerset', 'Oxford, Oxfordshire', 'Exeter, Devon', 'Reading, Berkshire', 'Birmingham, Warwickshire', 'Southampton, Hampshire', 'Dorchester, Dorset'] as const;
const CALLINGS = ['clergy', 'surgeon', 'schoolmaster', 'policeman', 'railway', 'railway', 'grocer', 'clerk', 'gardener', 'schoolmistress', 'servant', 'servant', 'dressmaker'] as const;
const YEARLY_ARRIVALS = 5;

/** A few strangers arrive each year from elsewhere in England: clergy, teachers, constables, railwaymen, servants. */
export function passNewcomers(world: World, step: Step): void {
  const { random } = world;
  const count = Math.floor(YEARLY_ARRIVALS * step.span + random.next());
  const places = placesOf(world, 'england');
  for (let index = 0; index < count; index++) {
    const calling = OCCUPATIONS.find(({ id }) => id === CALLINGS[random.between(0, CALLINGS.length - 1)]);
    if (!calling || calling.from > step.year || calling.to < step.year) continue;
    const bornOn = step.from - random.between(21 * 365, 32 * 365);
    const person = newPerson(world, {
      sex: calling.sex,
      forenames: drawForename(random, 'england', calling.sex, step.year - 25),
      surname: drawSurname(random, 'england', random.between(0, 500)),
      bornOn,
      birthElsewhere: random.pick(ORIGINS),
      nation: 'england',
      denomination: 'Church of England',
      occupation: calling,
    });
    lodge(world, person, random.chance(0.5) ? 0 : random.pick(places), step);
  }
}
