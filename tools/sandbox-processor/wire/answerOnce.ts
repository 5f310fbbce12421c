import { createHash } from 'node:crypto';

import { type Database, PREPARED } from '#server/platform/db/database.ts';

import { WireError } from './WireError.ts';

/** What is answered, and whether it was answered before. */
export interface OnceAnswer {
  status: number;
  answer: object;
  isReplayed: boolean;
  /** Whether the connection is to be closed instead. */
  isCut: boolean;
}

/** A call, as its key remembers it. */
export interface Asked {
  /** Null: every call counts. */
  key: string | null;
  /** Address and parameters. Only a digest is kept. */
  request: string;
  /** Asked after the work: whether it is to seem that no answer came. */
  isCut: () => boolean;
}

const OK = 200;
/** A declined card: it is kept, and answered again to the same key. */
const DECLINED = 402;

const MISUSED = new WireError(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
});

/** Does the work and answers what it throws: a declined card leaves its traces, any other refusal none. */
async function attemptOf(
  tx: Database,
  work: (tx: Database) => Promise<object>,
): Promise<Pick<OnceAnswer, 'status' | 'answer'>> {
  try {
    return { status: OK, answer: await work(tx) };
  } catch (error) {
    if (error instanceof WireError && error.status === DECLINED) return { status: DECLINED, answer: error.body };
    throw error;
  }
}

/** A client that lost the connection asks once more at once, and must not find out either. */
const CUT_FOR = "interval '30 seconds'";

/**
 * One call in one transaction, and for the same key once: a second call with it waits for the first and gets the same
 * answer.
 * @throws WireError for a refusal, which is not kept under the key, and for a key that was used for something else.
 */
export async function answerOnce(
  db: Database,
  { key, request, isCut }: Asked,
  work: (tx: Database) => Promise<object>,
): Promise<OnceAnswer> {
  const digest = createHash('sha256').update(request).digest('hex');
  return db.transaction(async (tx) => {
    if (key === null) return { ...(await attemptOf(tx, work)), isReplayed: false, isCut: isCut() };
    if (key.length > 255)
      throw new WireError(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests may have 255 characters.',
      });
    const isFirst =
      (
        await tx.rows(
          '/* sandbox.takeKey */ INSERT INTO sandbox_processor.request_key (key, request) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING RETURNING key',
          [key, digest],
          PREPARED,
        )
      ).length > 0;
    if (!isFirst) {
      const before = await tx.one<{ request: string; status: number; answer: object; isCut: boolean }>(
        `/* sandbox.usedKey */ SELECT request, status, answer, is_cut AND created_at > now() - ${CUT_FOR} AS "isCut" FROM sandbox_processor.request_key WHERE key = $1`,
        [key],
      );
      if (before?.request !== digest) throw MISUSED;
      return { status: before.status, answer: before.answer, isReplayed: true, isCut: before.isCut };
    }
    const done = await attemptOf(tx, work);
    await tx.rows(
      '/* sandbox.keepAnswer */ UPDATE sandbox_processor.request_key SET status = $2, answer = $3, is_cut = $4 WHERE key = $1',
      [key, done.status, JSON.stringify(done.answer), isCut()],
      PREPARED,
    );
    return { ...done, isReplayed: false, isCut: isCut() };
  });
}
