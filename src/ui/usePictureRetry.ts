import { useEffect, useState } from 'react';

/**
 * Milliseconds after which a picture that failed is asked for again: a server that draws for many says 503 for a while.
 */
export const RETRIES_MS: readonly number[] = [4_000, 12_000];

interface PatientPicture {
  /** False while there is nothing to show in the picture's place. */
  isShown: boolean;
  /** Changes with each try, to be the picture's React key. */
  tries: number;
  onError: () => void;
}

/**
 * Tries a picture again by itself after it has failed, and gives up in the end.
 * @param address - another one starts from the first try.
 */
export function usePictureRetry(address: string): PatientPicture {
  const [state, setState] = useState({ address, tries: 0, hasFailed: false });
  const current = state.address === address ? state : { address, tries: 0, hasFailed: false };
  const { tries, hasFailed } = current;
  const wait = hasFailed ? RETRIES_MS[tries] : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => setState({ address, tries: tries + 1, hasFailed: false }), wait);
    return () => clearTimeout(timer);
  }, [address, tries, wait]);
  return { isShown: !hasFailed, tries, onError: () => setState({ ...current, hasFailed: true }) };
}
