import type { Database } from '../database.ts';
import { isWrite, labelOf } from '../StatementError.ts';
import type { Replicas } from './followReplicas.ts';
import { readerScope } from './readerScope.ts';

interface StaleRead {
  /** Whether a standby had everything that was asked for; else the primary is asked. Unset: where there is a row. */
  isWhole?: (rows: readonly object[], values: readonly unknown[]) => boolean;
}

const always: StaleRead = { isWhole: () => true };

/** One row at least for each of the numbers asked for. */
const eachNo: StaleRead = {
  isWhole: (rows, [nos]) =>
    new Set(rows.map((row) => (row as { no: number }).no)).size === new Set(nos as number[]).size,
};

/**
 * Statements that a reader's question may have answered by a standby some seconds behind, by label. None says what is
 * closed, who may read, who is signed in or what was used up: those that join such tables go to the primary, and so
 * does every statement that is not in this list.
 */
export const STALE_READS: ReadonlyMap<string, StaleRead> = new Map<string, StaleRead>([
  // Texts of pages; closed lines are asked for and left out by statements of their own.
  ['newspapers.pageText', {}],
  ['newspapers.foundTexts', eachNo],
  ['reader.texts', {}],
  // Why issues are missing.
  ['newspapers.gaps', always],
  ['newspapers.searchedGaps', always],
]);

/**
 * The primary, with those statements of readers' questions that may be a little old answered by standbys. A reader who
 * wrote something is answered by a server that has it. What a standby does not have, refuses or does not answer, the
 * primary does.
 */
export function withReplicas(primary: Database, replicas: Pick<Replicas, 'choose'>): Database {
  async function fromReplica<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[] | null> {
    const scope = readerScope();
    if (!scope?.mayBeOld || scope.hasWritten) return null;
    const known = STALE_READS.get(labelOf(sql));
    const replica = known && replicas.choose(scope.after);
    if (!replica) return null;
    try {
      const rows = await replica.db.rows<Row>(sql, values);
      return (known.isWhole ?? (() => rows.length > 0))(rows, values) ? rows : null;
    } catch {
      replica.leaveOut();
      return null;
    }
  }
  /** Noted before it is done: what is asked meanwhile must not be older either. */
  const noting = <Result>(isChange: boolean, work: () => Promise<Result>): Promise<Result> => {
    const scope = readerScope();
    if (scope && isChange) scope.hasWritten = true;
    return work();
  };
  const rows = async <Row extends object>(...statement: Parameters<Database['rows']>): Promise<Row[]> => {
    const [sql, values] = statement;
    return (await fromReplica<Row>(sql, values)) ?? noting(isWrite(sql), () => primary.rows<Row>(...statement));
  };

  return {
    ...primary,
    rows,
    one: async <Row extends object>(...statement: Parameters<Database['one']>) =>
      (await rows<Row>(...statement))[0] ?? null,
    transaction: (work) => noting(true, () => primary.transaction(work)),
    withClient: (work) => noting(true, () => primary.withClient(work)),
  };
}
