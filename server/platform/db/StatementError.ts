import { DatabaseError } from 'pg';

const LABEL = /^\s*\/\* ([\w-]+\.[\w-]+) \*\//;
const READ = /^\s*\/\*[^*]*\*\/\s*SELECT\b/u;
/** SQLSTATE class 22, "data exception": PostgreSQL quotes the offending value in the message. */
const QUOTES_VALUES = '22';
/** Repeating the request could save it twice. */
const IN_DOUBT = {
  code: 'WRITE_IN_DOUBT',
  title: 'We can’t tell whether this was saved',
  text: 'Check before you try again.',
};
/**
 * The database is away, hangs, or took too long over a statement: another try may go well. In the words of every 503.
 */
const AWAY = {
  code: 'UNAVAILABLE',
  title: 'Back in a moment',
  text: 'This site cannot answer just now. Try again in a few minutes.',
};
/** What `pg` says of a statement that it gave up. */
export const GIVEN_UP = 'Query read timeout';

/**
 * The label every statement starts with.
 *
 * @throws Error naming the rule when there is none: a mistake of ours, found by the first test that runs the statement.
 */
export function labelOf(sql: string): string {
  const label = LABEL.exec(sql)?.[1];
  if (label === undefined) throw new Error(`A statement must start with /* area.verb */: ${sql.trim().slice(0, 60)}`);
  return label;
}

/** Whether a statement may change something: all do that do not start with SELECT, also a WITH that only reads. */
export const isWrite = (sql: string): boolean => !READ.test(sql);

/**
 * A statement that failed, safe to log: PostgreSQL's detail and context quote stored values (names, addresses, tokens),
 * so they are dropped, and so is the message where it quotes values.
 */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** `area.verb` of the statement. */
  readonly label: string;
  /** Five characters of SQLSTATE (`23505`: not unique), or Node's code when the connection failed. */
  readonly code: string | undefined;
  /** The violated constraint's name. */
  readonly constraint: string | undefined;
  /** The connection was lost while a write or a commit was under way: whether it was stored is not known. */
  readonly isInDoubt: boolean;
  /** For HTTP; undefined where the failure is no one’s but ours. */
  readonly statusCode: number | undefined;

  /** @param endsWrite - the statement was a commit, or a write outside a transaction */
  constructor(label: string, failure: unknown, endsWrite = false) {
    const { code, constraint, message } = failure as Partial<DatabaseError>;
    super(
      `${label}: ${failure instanceof DatabaseError && code?.startsWith(QUOTES_VALUES) ? `value refused (${code})` : message}`,
    );
    this.label = label;
    this.code = code;
    this.constraint = constraint;
    this.isInDoubt = endsWrite && (!(failure instanceof DatabaseError) || /^(?:08|57P0[12])/u.test(code ?? ''));
    this.statusCode = !this.isInDoubt && (label === 'db.connect' || message === GIVEN_UP) ? 503 : undefined;
  }

  /**
   * What an asker reads of one in doubt or of a database that is away, over HTTP (createApp.ts) and GraphQL
   * (maskError.ts); undefined for any other, which is for the log alone.
   */
  get problem(): { code: string; title: string; text: string } | undefined {
    if (this.isInDoubt) return IN_DOUBT;
    return this.statusCode === 503 ? AWAY : undefined;
  }
}
