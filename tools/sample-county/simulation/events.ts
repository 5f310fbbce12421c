import { type Denomination } from '../geography/samplePlace.ts';
import { type Occupation } from '../people/occupation.ts';
import type { Dwelling, Marriage, Person } from '../people/person.ts';

/** One party's condition on a wedding day. */
export interface Party {
  person: Person;
  surname: string;
  condition: 'Single' | 'Widowed';
  dwelling: Dwelling;
  occupation: Occupation | null;
}

export interface BirthEvent {
  child: Person;
  on: number;
  /** Where the mother lived. */
  dwelling: Dwelling;
  motherSurname: string;
  father: Person | null;
  fatherOccupation: Occupation | null;
  denomination: Denomination;
}

export interface MarriageEvent {
  marriage: Marriage;
  groom: Party;
  bride: Party;
  /** The bride's parish, where weddings were held. */
  place: number;
  denomination: Denomination;
}

export interface DeathEvent {
  person: Person;
  surname: string;
  on: number;
  cause: string;
  dwelling: Dwelling;
  condition: 'Single' | 'Married' | 'Widowed';
  occupation: Occupation | null;
  spouse: Person | null;
}

export interface DepartureEvent {
  /** Everyone who left together, the leader first. */
  party: Person[];
  on: number;
  from: Dwelling;
  destination: string;
}

export interface WorkhouseStay {
  person: Person;
  surname: string;
  on: number;
  /** Null when the stay ended with the register, or with death. */
  leftOn: number | null;
  reason: string;
  from: Dwelling;
}

export interface ApprenticeshipEvent {
  apprentice: Person;
  surname: string;
  master: Person;
  trade: Occupation;
  on: number;
  from: Dwelling;
  at: Dwelling;
}

export interface SchoolEvent {
  child: Person;
  surname: string;
  on: number;
  dwelling: Dwelling;
  parent: Person | null;
  parentSurname: string | null;
  parentOccupation: Occupation | null;
}

export interface ServiceEvent {
  soldier: Person;
  on: number;
  dwelling: Dwelling;
  occupation: Occupation | null;
  condition: 'Single' | 'Married' | 'Widowed';
}

/** What happened, in the order of the simulation's steps. */
export interface WorldEvents {
  births: BirthEvent[];
  marriages: MarriageEvent[];
  deaths: DeathEvent[];
  departures: DepartureEvent[];
  workhouse: WorkhouseStay[];
  apprenticeships: ApprenticeshipEvent[];
  school: SchoolEvent[];
  enlistments: ServiceEvent[];
}

/** A chronicle with empty pages. */
export const noEvents = (): WorldEvents => ({
  births: [],
  marriages: [],
  deaths: [],
  departures: [],
  workhouse: [],
  apprenticeships: [],
  school: [],
  enlistments: [],
});
