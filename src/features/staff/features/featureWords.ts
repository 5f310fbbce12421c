import { JOURNEYS } from '#domain/kernel/grants/feature.ts';

import type { Feature, Reader } from './featuresApi.ts';
import {
  KIND_TITLES,
  METHODS,
  STATE_TITLES,
  A_VISITOR,
  OFF_REASONS,
  READERS,
  REASONS,
  reasonThrough,
} from './texts.ts';

/** Why a feature is on or off, in a few words. */
export function reasonInWords({ kind, reason, heldThrough }: Feature): string {
  if (reason === 'OFF') return OFF_REASONS[kind];
  return heldThrough === null ? REASONS[reason] : reasonThrough(REASONS[reason], heldThrough);
}

/** Kinds of reader in words; null for none. */
export const readersInWords = (kinds: readonly string[]): string | null =>
  kinds.length === 0 ? null : kinds.map((kind) => READERS[kind] ?? kind).join(', ');

/** Whose view it is. */
export const nameOf = (reader: Reader | null): string => reader?.displayName ?? A_VISITOR;

/** A way to put features in order, by the word in the address. */
export type Method = keyof typeof METHODS;

/** Categories of each way, in the order they are shown: the word in the address, and what it is called. */
const TITLES: Readonly<Record<Method, Readonly<Record<string, string>>>> = {
  journey: JOURNEYS,
  kind: KIND_TITLES,
  state: STATE_TITLES,
};

/** Features that belong together. */
export interface Category {
  id: string;
  title: string;
  features: readonly Feature[];
}

/** Distinguishes a way to put features in order from any other word. */
export const isMethod = (text: string): text is Method => Object.hasOwn(METHODS, text);

/** What a category is called; null where there is none. */
export const categoryTitle = (method: Method, id: string): string | null =>
  Object.hasOwn(TITLES[method], id) ? (TITLES[method][id] ?? null) : null;

/** The category a feature belongs to now. */
export function categoryOf(method: Method, { journey, kind, isOn }: Feature): string {
  if (method === 'journey') return journey;
  return method === 'kind' ? kind.toLowerCase() : isOn ? 'on' : 'off';
}

/** The features category by category; empty ones are left out. */
export function categoriesOf(method: Method, features: readonly Feature[]): Category[] {
  return Object.entries(TITLES[method])
    .map(([id, title]) => ({ id, title, features: features.filter((feature) => categoryOf(method, feature) === id) }))
    .filter(({ features: found }) => found.length > 0);
}
