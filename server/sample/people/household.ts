import { type Person } from './person.ts';

/** A house somebody can live in. The same house has other people in other years. */
export interface Dwelling {
  /** Index of its place. */
  place: number;
  kind: 'house' | 'farm' | 'inn' | 'parsonage' | 'workhouse';
  street: string | null;
  /** House number in its street, used by records once streets were numbered; null for named houses. */
  number: number | null;
  name: string | null;
}

/** People who share a dwelling under one head. Empty households are dissolved. */
export interface Household {
  id: number;
  dwelling: Dwelling;
  head: Person;
  /** In order of arrival, the head among them. */
  members: Person[];
}
