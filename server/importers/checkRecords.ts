import type { RecordDraft, RecordSet } from '#domain/records/core/record.ts';
import { countNames, type NameCounts } from '#domain/records/sheets/namesInDoubt.ts';
import type { Database } from '#server/platform/db/database.ts';

import { importedSet } from './importedSet.ts';
import { checkTotals, closedFileOf, type ImportRequest, openSources } from './importRecords.ts';
import { keysOf } from './mapping/columnIndex.ts';
import { openRejectList } from './rejectList.ts';
import { asRequested, requestedClosures } from './requestedClosures.ts';
import { checkRows } from './rows/checkRows.ts';
import { createSpread } from './spread.ts';

/** Transcripts that are shown. */
const SHOWN = 20;

/** What an import of some files would store; nothing is stored yet. */
export interface CheckedRecords {
  set: RecordSet;
  rows: number;
  /** Records, the closed ones among them. */
  accepted: number;
  /** By their dates. */
  closed: number;
  /** The others that requests have closed. */
  closedOnRequest: number;
  /**
   * Records of the set that requests have closed, or taken a name out of, and that no row was found to be; an import
   * finds corrected rows, too.
   */
  requestsUnmet: number;
  /** Whether each row that requests have closed is known by now. */
  isSure: boolean;
  rejected: number;
  rejectFile: string;
  closedFile: string;
  /** Of all records. */
  names: NameCounts;
  /** At most twenty records, spread over the files. */
  transcripts: readonly RecordDraft[];
  /** Why these files may not replace the set; null where they may. */
  refusal: Error | null;
}

/**
 * Reads files as an import does and stores nothing: the lists of rejected and closed rows are written, and some of the
 * records chosen.
 * @throws UserError for files that cannot be read, or that the mapping does not fit; null when the signal fires before
 * the end.
 */
export async function checkRecords(
  db: Database,
  request: Omit<ImportRequest, 'decisions' | 'onTaken'>,
): Promise<CheckedRecords | null> {
  const { mapping, asOf, signal, onProgress } = request;
  const sources = await openSources(request);
  const set = await importedSet(db, request);
  const requests = await requestedClosures(db, set.id);
  const bytesTotal = sources.reduce((sum, { bytes }) => sum + bytes, 0);
  const rejects = await openRejectList(request.rejectFile(set.id));
  const closures = await openRejectList(closedFileOf(rejects.file));
  const totals = { rows: 0, accepted: 0, rejected: 0, made: 0, undated: 0 };
  const names = { names: 0, inDoubt: 0 };
  let [closed, closedOnRequest, met] = [0, 0, 0];
  const ids = new Set<string>();
  const spread = createSpread<RecordDraft>(SHOWN);
  try {
    for await (const { source, line, bytesRead, outcome } of checkRows({
      mapping,
      sources,
      recordSetId: set.id,
      asOf,
    })) {
      if (signal.aborted) return null;
      totals.rows += 1;
      if ('reason' in outcome) {
        totals.rejected += 1;
        await rejects.add(source, line, outcome.reason);
      } else {
        if (outcome.drafts.length > 0) totals.made += 1;
        if (outcome.closed?.isUndated) totals.undated += 1;
        if (outcome.closed) await closures.add(source, line, outcome.closed.reason);
        countNames(names, outcome.drafts, mapping.notation);
        for (const draft of outcome.drafts) {
          if (ids.has(draft.id)) {
            totals.rejected += 1;
            await rejects.add(source, line, `has the same key as an earlier row (${draft.id})`);
          } else {
            ids.add(draft.id);
            totals.accepted += 1;
            const asked = requests.get(draft.id);
            if (asked) met += 1;
            if (draft.isClosed) closed += 1;
            else if (asked?.isClosed) closedOnRequest += 1;
            spread.add(asRequested(draft, asked));
          }
        }
      }
      if (totals.rows % 2_000 === 0) onProgress({ bytesRead, bytesTotal, rows: totals.rows });
    }
    const refusal = await checkTotals(db, { request, set }, totals, rejects.file).then(
      () => null,
      (error: Error) => error,
    );
    const requestsUnmet = requests.size - met;
    // A line of a file may be another entry by now.
    const isSure = requests.size === 0 || (requestsUnmet === 0 && keysOf(mapping) !== 'place');
    return {
      set,
      rows: totals.rows,
      accepted: totals.accepted,
      closed,
      closedOnRequest,
      requestsUnmet,
      isSure,
      rejected: totals.rejected,
      rejectFile: rejects.file,
      closedFile: closures.file,
      names,
      transcripts: spread.chosen(),
      refusal,
    };
  } finally {
    await Promise.all([rejects.close(), closures.close()]);
  }
}
