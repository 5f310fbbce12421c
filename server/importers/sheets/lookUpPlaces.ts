import { setImmediate } from 'node:timers/promises';

import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { type AskedPlace, placeAnswer } from '#domain/records/sheets/problems/placeAnswer.ts';
import type { PlaceAnswers } from '#domain/records/sheets/problems/PlaceCounts.ts';

/** Places that are looked up before others who ask this process get their turn. */
const PORTION = 100;
/** Longest that one sheet is looked up for, in milliseconds: what is left has no answer. */
const MOST_MS = 10_000;

/**
 * What the gazetteer has of different places, as many as can be looked up in time.
 *
 * @param asked - the most important first. @param signal - ends it.
 */
export async function lookUpPlaces(
  asked: readonly AskedPlace[],
  { gazetteer, notation, signal, mostMs = MOST_MS }: LookUp,
): Promise<PlaceAnswers> {
  const answers = new Map<AskedPlace, ReturnType<typeof placeAnswer>>();
  const from = performance.now();
  for (let at = 0; at < asked.length && performance.now() - from < mostMs; at += PORTION) {
    for (const one of asked.slice(at, at + PORTION)) answers.set(one, placeAnswer(one, gazetteer, notation));
    await setImmediate();
    signal.throwIfAborted();
  }
  return answers;
}

interface LookUp {
  gazetteer: Gazetteer;
  notation: Notation;
  signal: AbortSignal;
  mostMs?: number;
}
