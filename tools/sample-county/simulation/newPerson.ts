import { type Person } from '../people/person.ts';
import { type World } from './world.ts';

type Given = Pick<Person, 'sex' | 'forenames' | 'surname' | 'bornOn' | 'nation' | 'denomination'> & Partial<Person>;

/** Adds a person to the world; whatever is not given is as for a newborn without parents. */
export function newPerson(world: World, given: Given): Person {
  const person: Person = {
    id: world.people.length + 1,
    birthSurname: given.surname,
    birthPlace: null,
    birthElsewhere: null,
    father: null,
    mother: null,
    isIllegitimate: false,
    children: [],
    marriages: [],
    isLiterate: true,
    occupation: null,
    household: null,
    role: 'kin',
    fatedOn: null,
    diedOn: null,
    cause: null,
    leftOn: null,
    lastBirthOn: null,
    ...given,
  };
  world.people.push(person);
  world.present.push(person);
  return person;
}
