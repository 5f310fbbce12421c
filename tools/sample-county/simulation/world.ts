import { createRandom, type Random } from '#domain/kernel/random/createRandom.ts';

import type { Nation, SamplePlace } from '../geography/samplePlace.ts';
import { SAMPLE_PLACES } from '../geography/samplePlaces.ts';
import type { Dwelling, Household, Marriage, Person } from '../people/person.ts';
import { type WorldEvents, noEvents } from './events.ts';
import type { Snapshot } from './snapshot.ts';

/** A stretch of the simulation: a year, or a part of one before or after a census night. Days are day numbers. */
export interface Step {
  /** First day. */
  from: number;
  /** First day of the next step. */
  to: number;
  year: number;
  /** Part of a year that passes. */
  span: number;
}

/** Everything that happened in the fictional communities, and how things are on the date reached. */
export interface World {
  random: Random;
  places: readonly SamplePlace[];
  /** Everyone who ever lived, by id. */
  people: Person[];
  /** Those still there; emptied of the dead and departed at every step. */
  present: Person[];
  households: Set<Household>;
  marriages: Marriage[];
  /** Houses without tenants, by place. */
  vacant: Dwelling[][];
  /** Houses built so far, by place. */
  built: Dwelling[][];
  workhouse: Household | null;
  events: WorldEvents;
  /** The state of things on the nights and days that records were taken, by a name such as `census 1851`. */
  snapshots: Map<string, Snapshot>;
  nextHouseholdId: number;
  /** First day of the step that is passing. */
  today: number;
}

/** A world in which nothing has happened yet. The same seed makes the same world. */
export function createWorld(seed: string): World {
  return {
    random: createRandom(seed),
    places: SAMPLE_PLACES,
    people: [],
    present: [],
    households: new Set(),
    marriages: [],
    vacant: SAMPLE_PLACES.map(() => []),
    built: SAMPLE_PLACES.map(() => []),
    workhouse: null,
    events: noEvents(),
    snapshots: new Map(),
    nextHouseholdId: 1,
    today: 0,
  };
}

/** @throws Error for an index that is no place. */
export function placeAt(world: Pick<World, 'places'>, index: number): SamplePlace {
  const place = world.places[index];
  if (!place) throw new Error(`No place ${index}`);
  return place;
}

/** The place where a person lives. @throws Error for people without a household. */
export function homePlace(world: World, person: Person): number {
  if (!person.household) throw new Error(`Person ${person.id} lives nowhere`);
  return person.household.dwelling.place;
}

/** Indices of a nation's places. */
export const placesOf = (world: Pick<World, 'places'>, nation: Nation): number[] =>
  world.places.flatMap((place, index) => (place.nation === nation ? [index] : []));
