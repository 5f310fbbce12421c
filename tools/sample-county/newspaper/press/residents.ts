import type { Occupation } from '../../people/occupation.ts';
import type { Dwelling, Person } from '../../people/person.ts';
import { placeAt, type World } from '../../simulation/world.ts';
import { isRespectable, printedTrade } from './printedTrade.ts';

/** A grown-up of the county, where the last census or list before an issue found them. */
export interface Resident {
  person: Person;
  surname: string;
  occupation: Occupation | null;
  dwelling: Dwelling;
  place: string;
  isHead: boolean;
  isWife: boolean;
}

const ADULT_DAYS = 23 * 365;
const isAround = (person: Person, on: number): boolean =>
  person.bornOn < on - ADULT_DAYS &&
  (person.diedOn === null || person.diedOn > on) &&
  (person.leftOn === null || person.leftOn > on);

/** Everyone of the county who is of age and around on a day. Lists follow from the newest snapshot before it. */
export function residentsOn(world: World, on: number): Resident[] {
  const [latest] = [...world.snapshots.values()].filter((snapshot) => snapshot.on <= on).sort((a, b) => b.on - a.on);
  if (!latest) return [];
  return latest.households
    .filter(({ dwelling }) => placeAt(world, dwelling.place).nation === 'england')
    .flatMap(({ dwelling, members }) =>
      members
        .filter(({ person }) => isAround(person, on))
        .map(({ person, surname, occupation, relationship }) => ({
          person,
          surname,
          occupation,
          dwelling,
          place: placeAt(world, dwelling.place).name,
          isHead: relationship === 'Head',
          isWife: relationship === 'Wife',
        })),
    );
}

const firstNames = ({ forenames }: Pick<Person, 'forenames'>): string => forenames;

/** A person as a paper names them: `John Webb, Esq.`, `the Rev. John Webb`, `Mr. John Webb`, `John Webb`. */
export function styled(
  person: Pick<Person, 'forenames' | 'sex'>,
  surname: string,
  occupation: Occupation | null,
): string {
  const plain = `${firstNames(person)} ${surname}`;
  if (occupation?.id === 'gentleman') return `${plain}, Esq.`;
  if (occupation?.id === 'clergy') return `the Rev. ${plain}`;
  return person.sex === 'M' && isRespectable(occupation) ? `Mr. ${plain}` : plain;
}

/** A resident with their style and, where the style does not say it, their trade. */
export function named({ person, surname, occupation }: Pick<Resident, 'person' | 'surname' | 'occupation'>): string {
  const trade = printedTrade(occupation);
  const name = styled(person, surname, occupation);
  return trade === null || occupation?.id === 'gentleman' || occupation?.id === 'clergy' ? name : `${name}, ${trade}`;
}

/** `Mr. Webb`, `Mrs. Webb`, `Miss Webb`, as someone is named a second time. */
export function briefly({ person, surname, isWife }: Pick<Resident, 'person' | 'surname' | 'isWife'>): string {
  if (person.sex === 'M') return `Mr. ${surname}`;
  return `${isWife || person.marriages.length > 0 ? 'Mrs.' : 'Miss'} ${surname}`;
}
