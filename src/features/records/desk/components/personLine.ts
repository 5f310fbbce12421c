import { householdTexts as texts } from '../householdTexts.ts';
import type { HouseholdPerson } from '../recordEditApi.ts';

/** A person of a household in one line: name, relation, age, and whether readers have the record. */
export const personLine = ({ name, relation, age, isClosed }: HouseholdPerson): string =>
  [name, relation, age, isClosed ? texts.closed : null].filter((part) => part !== null).join(', ');
