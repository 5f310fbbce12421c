import { useEffect, useState } from 'react';

import { mayHoldSign } from '#domain/kernel/readings/mayHoldSign.ts';

import { retryImport } from '../retryImport.ts';
import type * as lateReadings from './lateReadings.ts';

type LateReadings = typeof lateReadings;

let arrived: LateReadings | null = null;
let arriving: Promise<LateReadings> | undefined;

const arrival = (): Promise<LateReadings> =>
  (arriving ??= retryImport(() => import('./lateReadings.ts')).then((readings) => (arrived = readings)));

/**
 * What draws and says signs of doubt, which comes when a text has one.
 *
 * @returns null until it is here, and where it is not needed: the text as it was written does until then.
 */
export function useLateReadings(isNeeded: boolean): LateReadings | null {
  const [readings, setReadings] = useState(arrived);
  useEffect(() => {
    if (!isNeeded || readings) return undefined;
    let isGone = false;
    arrival().then(
      (late) => !isGone && setReadings(late),
      // What was written stays.
      () => (arriving = undefined),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, readings]);
  return isNeeded ? readings : null;
}

type InWords = Pick<LateReadings, 'readingAloud' | 'readingInText'>;

const asWritten = (text: string): string => text;
const AS_WRITTEN: InWords = { readingAloud: asWritten, readingInText: asWritten };

/**
 * How texts are said and shown where only letters can be: labels and titles.
 *
 * @param texts - those that are going to be shown; null where there is none.
 * @example const { readingAloud } = useReadings(hit.name);
 */
export const useReadings = (...texts: readonly (string | null)[]): InWords =>
  useLateReadings(texts.some((text) => text !== null && mayHoldSign(text))) ?? AS_WRITTEN;

/** The same at a press, when what draws signs is here if any is on the page. */
export const readingsNow = (): InWords => arrived ?? AS_WRITTEN;
