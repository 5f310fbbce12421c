import type { SheetCheck } from '#server/modules/kernel/graphql/types.generated.ts';
import type { StoredSheet } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { checkSheet } from './checkSheet.ts';

/** Checks that are remembered. */
const MOST_KEPT = 10;

/** What publishing a sheet would do: all of its rows are judged once a revision, however often it is asked. */
export type SheetChecks = (sheet: StoredSheet) => Promise<SheetCheck | null>;

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    sheetChecks: SheetChecks;
  }
}

/** Starts without any. */
export function createSheetChecks(db: Database): SheetChecks {
  const kept = new Map<string, ReturnType<SheetChecks>>();
  return (sheet) => {
    const year = new Date().getUTCFullYear();
    // Whether it may be published depends on what readers have.
    const key = [sheet.id, sheet.revision, sheet.publication?.id, sheet.publication?.outcome, year].join(' ');
    const known = kept.get(key);
    if (known) return known;
    // A large sheet takes longer than one request may: the next one gets what this one began.
    const check = outsideRequests(() => checkSheet(db, sheet, year));
    kept.set(key, check);
    check.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return check;
  };
}
