import { useEffect, useState } from 'react';

import type * as formEngine from '../model/formEngine.ts';

export type FormEngine = typeof formEngine;

let loaded: FormEngine | null = null;

/** Fetches what knows the catalogue; once it is here it stays. */
export const loadFormEngine = async (): Promise<FormEngine> => (loaded ??= await import('../model/formEngine.ts'));

/**
 * What turns the form into a search. It needs the catalogue, which the form can be drawn without: it comes when it is
 * wanted. Null until then, and while it cannot be had; sending asks for it again.
 */
export function useFormEngine(isWanted: boolean): FormEngine | null {
  const [engine, setEngine] = useState(loaded);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    loadFormEngine().then(
      (arrived) => isHere && setEngine(arrived),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return engine;
}
