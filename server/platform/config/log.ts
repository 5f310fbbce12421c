type Write = (fields: Record<string, unknown>, message: string) => void;

/** What the server logs with; pino has this shape. Fields carry ids and codes, never names, dates or tokens. */
export interface Log {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

/** Says nothing: for tests, and for commands that talk to a person instead. */
export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
