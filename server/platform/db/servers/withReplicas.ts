import type { Database } from '../database.ts';
import { isWrite, labelOf } from '../StatementError.ts';
import type { Replicas } from './followReplicas.ts';
import { readerScope } from './readerScope.ts';
import { STALE_READS } from './staleReads.ts';

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
