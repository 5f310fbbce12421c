import { destination, pino } from 'pino';

import type { Log } from './log.ts';

/**
 * Characters of lines that are written together, and milliseconds that a line waits for others at most. A process that
 * ends writes what is left.
 */
const TOGETHER = { minLength: 4_096, periodicFlush: 100 };

/**
 * The log of the process: one JSON object a line on standard output, with time as ISO 8601 in UTC.
 * @param level - as `LOG_LEVEL`: trace, debug, info, warn, error, fatal or silent.
 */
export const createLog = (level: string): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeFailure },
    },
    destination({ dest: 1, sync: false, ...TOGETHER }),
  );

const isFromDatabase = (error: Error): boolean => 'severity' in error && 'routine' in error;

/**
 * What a log may say of an error. The words of a database error can quote the row, so of those only the code and the
 * place in the program are kept.
 */
export function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as Error & { code?: unknown };
  const places = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(!isFromDatabase(error) && { message: error.message }),
    stack: places,
    ...(error.cause !== undefined && { cause: describeFailure(error.cause) }),
  };
}
