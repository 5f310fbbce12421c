import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { FRAME_LIMIT } from './frameLimit.ts';

/** What part of the application met the error. A new part is one word here. */
export const ERROR_SOURCES = [
  'page-crash',
  'page-code',
  'query',
  'unhandled',
  'last-active',
  'profile',
  'instrumentation',
  'messaging',
  'measuring',
  'support',
  'search-address',
] as const;

export type ErrorSource = (typeof ERROR_SOURCES)[number];

/** An error of the browser as the server's log learns of it: kinds, ids and places in the code, never words of it. */
export interface ErrorReport {
  source: ErrorSource;
  level: 'error' | 'warning';
  /**
   * `TypeError`, `network`, `http:503`, `graphql:FORBIDDEN`: the class of the error, not its message, which may quote
   * anything.
   */
  errorClass: string;
  /** Pattern of the page's route; null where there is no page. The address itself may hold names. */
  routePattern: string | null;
  /** Names the request that failed, or else the one that sent the document. */
  requestId: string | null;
  /** Version of the application that met the error, which may be older than the server's. */
  version: string;
  /**
   * Metric key of a failed measurement (spec 1 section 8), or the parameter of an address whose value was dropped
   * (section 5); null elsewhere.
   */
  key: string | null;
  /** Where in our built files it happened, innermost first: `main.1a2b.js:1:2345`. */
  frames: readonly string[];
}

const FRAME = /^[\w.-]{1,120}:\d{1,9}:\d{1,9}$/u;
const CLASS = /^[A-Za-z][\w:.-]{0,79}$/u;
const REQUEST_ID = /^[\w.-]{1,64}$/u;
const VERSION = /^[\w.+-]{1,60}$/u;
const KEY = /^[\w.:/-]{1,80}$/u;

const textIn = (value: unknown, form: RegExp): string | null =>
  typeof value === 'string' && form.test(value) ? value : null;
const isSource = (value: unknown): value is ErrorSource => ERROR_SOURCES.some((source) => source === value);

/**
 * Reads what a browser sent. Only known words and well-formed codes pass, so that nothing else can reach the log.
 * @returns null when it is no report at all; single fields that are not well-formed are empty.
 */
export function readErrorReport(value: unknown): ErrorReport | null {
  if (typeof value !== 'object' || value === null) return null;
  const sent = value as Partial<Record<keyof ErrorReport, unknown>>;
  const errorClass = textIn(sent.errorClass, CLASS);
  if (!isSource(sent.source) || errorClass === null) return null;
  const frames = Array.isArray(sent.frames)
    ? sent.frames.flatMap((frame) => textIn(frame, FRAME) ?? []).slice(0, FRAME_LIMIT)
    : [];
  return {
    source: sent.source,
    level: sent.level === 'warning' ? 'warning' : 'error',
    errorClass,
    routePattern: siteRoutes.find(({ pattern }) => pattern === sent.routePattern)?.pattern ?? null,
    requestId: textIn(sent.requestId, REQUEST_ID),
    version: textIn(sent.version, VERSION) ?? 'unknown',
    key: textIn(sent.key, KEY),
    frames,
  };
}
