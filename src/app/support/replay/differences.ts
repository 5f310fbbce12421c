import type { Moment } from './momentsOf.ts';
import { stepTexts } from './texts.ts';

/** A value that a step changed. */
export interface Difference {
  /** `slices.auth.status`, `answers.transcript#1.status`. */
  path: string;
  before: string;
  after: string;
}

const isBag = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const words = (value: unknown): string => (value === undefined ? stepTexts.absent : JSON.stringify(value));

function compare(path: string, before: unknown, after: unknown): Difference[] {
  if (before === after) return [];
  if (!isBag(before) || !isBag(after)) {
    const [old, now] = [words(before), words(after)];
    return old === now ? [] : [{ path, before: old, after: now }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => compare(`${path}.${key}`, before[key], after[key]));
}

/** What differs between two moments, value by value; empty when a step changed nothing that was recorded. */
export function differences(before: Moment, after: Moment): Difference[] {
  const { api: _beforeApi, ...oldSlices } = before.slices;
  const { api: _afterApi, ...newSlices } = after.slices;
  return [
    ...compare('page', before.page, after.page),
    ...compare('slices', oldSlices, newSlices),
    ...compare('answers', Object.fromEntries(before.answers), Object.fromEntries(after.answers)),
  ];
}
