import { useEffect, useState } from 'react';

import type * as formEngine from '../model/formEngine.ts';

export type FormEngine = typeof formEngine;

let loaded: FormEngine | null = null;

/** Fetches what knows the catalogue; once it is here it stays. */
export const loadFormEngine = async (): Promise<FormEngine> => (loaded ??= await import('../model/formEngine.ts'));

/**
 * What turns the form into a search. It needs the catalogue, which the form can be drawn without: it comes after the first
 * paint. Null until then, and while it cannot be had; sending asks for it again.
 */
export function useFormEngine(): FormEngine | null {
  const [engine, setEngine] = useState(loaded);
  useEffect(() => {
    let isWanted = true;
    loadFormEngine().then(
      (arrived) => isWanted && setEngine(arrived),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return engine;
}
