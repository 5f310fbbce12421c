import { isConflict, lineProblem, tidyLine } from '#domain/newspapers/corrections/lineRules.ts';
import {
  CORRECTION_REFUSALS,
  REVIEW_WORDS,
  type Corrector,
  reviewReason,
} from '#domain/newspapers/corrections/reviewReason.ts';
import { closedLines } from '#server/engines/newspapers/closedZones.ts';
import type { LineOutcome } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type LockedPage, lockPage, rewritePage } from './lockPage.ts';

/** Lines of a page that a member sends. */
export interface SentLines {
  pageId: string;
  /** The revision in which the member has read them. */
  revision: number;
  lines: readonly { line: number; text: string }[];
  memberId: number;
  corrector: Corrector;
}

/** The revision in which each line of a page was last changed by a correction. */
async function changesOf(tx: Database, pageId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.rows<{ line: number; revision: number }>(
    `/* corrections.changedIn */ SELECT line, max(changed_revision) AS revision FROM line_correction WHERE page_id = $1 AND line IS NOT NULL AND changed_revision IS NOT NULL GROUP BY line`,
    [pageId],
  );
  return new Map(rows.map(({ line, revision }) => [line, revision]));
}

/** Stores a correction; one of the same member and line that still waits gives way to it. */
async function keepCorrection(
  tx: Database,
  page: LockedPage,
  { revision, memberId }: SentLines,
  line: number,
  after: string,
  reason: string | null,
): Promise<void> {
  await tx.rows(
    `/* corrections.replace */ UPDATE line_correction SET state = 'undone', decided_by = $3, decided_at = now() WHERE page_id = $1 AND line = $2 AND member_id = $3 AND state = 'waiting'`,
    [page.id, line, memberId],
  );
  await tx.rows(
    `/* corrections.keep */ INSERT INTO line_correction (issue_id, page_id, line, base_revision, before, after, member_id, state, review_reason, changed_revision) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      page.issueId,
      page.id,
      line,
      revision,
      page.texts[line],
      after,
      memberId,
      reason === null ? 'applied' : 'waiting',
      reason,
      reason === null ? page.nextRevision : null,
    ],
  );
}

/**
 * Judges each line that was sent, stores what may be stored, and writes what is applied into the page: all of it or
 * nothing. Null: there is no such page.
 */
export function sendLines(db: Database, sent: SentLines): Promise<{ revision: number; lines: LineOutcome[] } | null> {
  const { pageId, revision, lines, corrector } = sent;
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, pageId);
    if (!page) return null;
    const [changedIn, closed] = [await changesOf(tx, pageId), await closedLines(tx, pageId)];
    const outcomes: LineOutcome[] = [];
    const recent = () => corrector.recent + outcomes.length;
    for (const { line, text: typed } of lines) {
      const text = page.texts[line];
      const after = tidyLine(typed);
      const refusal = text === undefined || closed.has(line) ? CORRECTION_REFUSALS.noLine : lineProblem(after);
      if (refusal !== null || text === undefined) {
        outcomes.push({ line, outcome: 'REFUSED', reason: refusal, current: null });
      } else if (
        isConflict(after, revision, { text, changedIn: changedIn.get(line) ?? null, importedIn: page.importedIn })
      ) {
        outcomes.push({ line, outcome: 'CONFLICT', reason: null, current: text });
      } else if (after === text) {
        outcomes.push({ line, outcome: 'UNCHANGED', reason: null, current: null });
      } else {
        const reason = reviewReason(text, after, { ...corrector, recent: recent() });
        await keepCorrection(tx, page, sent, line, after, reason);
        outcomes.push({
          line,
          outcome: reason === null ? 'APPLIED' : 'WAITING',
          reason: reason && REVIEW_WORDS[reason],
          current: null,
        });
      }
    }
    const isChanged = outcomes.some(({ outcome }) => outcome === 'APPLIED');
    if (isChanged) await rewritePage(tx, page);
    return { revision: isChanged ? page.nextRevision : page.revision, lines: outcomes };
  });
}
