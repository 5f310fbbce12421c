import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { StoredSheet } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { type CheckedSheet, checkSheet } from './checkSheet.ts';

/** How long one is remembered: it has what people are called. */
const KEPT_MS = 5 * 60_000;

/** What publishing a sheet would do: all of its rows are judged once a revision, however often it is asked. */
export type SheetChecks = (sheet: StoredSheet) => Promise<CheckedSheet | null>;

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    sheetChecks: SheetChecks;
  }
}

/** The check of a sheet that is under way, or was answered not long ago. */
interface Kept {
  key: string;
  check: ReturnType<SheetChecks>;
  end: AbortController;
}

/** Starts without any. One is made at a time, and it ends when its sheet has become another. */
export function createSheetChecks(db: Database, check = checkSheet): SheetChecks {
  const kept = new Map<number, Kept>();
  let last: Promise<unknown> = Promise.resolve();

  function start(sheet: StoredSheet, key: string, day: string): Kept {
    const end = new AbortController();
    const made = last.then(() => check(db, sheet, day, end.signal));
    const forget = () => {
      if (kept.get(sheet.id) === started) kept.delete(sheet.id);
    };
    last = made.then(
      () => void setTimeout(forget, KEPT_MS).unref(),
      () => forget(),
    );
    const started: Kept = {
      key,
      end,
      // Who asked about a sheet that has become another is answered about that one.
      check: made.catch((error: unknown) => {
        const next = kept.get(sheet.id);
        if (end.signal.aborted && next && next !== started) return next.check;
        throw error;
      }),
    };
    return started;
  }

  return (sheet) => {
    const day = dayOf(new Date());
    // Whether it may be published depends on what readers have.
    const key = [sheet.revision, sheet.publication?.id, sheet.publication?.outcome, day].join(' ');
    const known = kept.get(sheet.id);
    if (known?.key === key) return known.check;
    known?.end.abort();
    // A large sheet takes longer than one request may: the next one gets what this one began.
    const started = outsideRequests(() => start(sheet, key, day));
    kept.set(sheet.id, started);
    return started.check;
  };
}
