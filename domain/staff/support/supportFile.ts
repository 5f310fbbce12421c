/**
 * A short number for a text, to notice that it was changed or cut since. Not for secrets: a person who changes a text
 * can make its number again (docs/adr/0017).
 * @returns 14 hexadecimal digits (53 bits), the same for the same text everywhere.
 */
export function fingerprint(text: string): string {
  let [low, high] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 2_654_435_761);
    high = Math.imul(high ^ code, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & high) + (low >>> 0)).toString(16).padStart(14, '0');
}

/** What the site kept of one answer of the api: its shape, and those values that name no one. */
export interface RecordedAnswer {
  /** Tells apart the calls of one endpoint: `transcript#1`. Their arguments are not recorded. */
  key: string;
  endpoint: string;
  status: 'pending' | 'fulfilled' | 'rejected';
  data?: unknown;
  /** A failure as plain data (domain/kernel/errors/failure.ts). */
  error?: unknown;
}

/** The page shown: its route's pattern, never the address, which may hold names. */
export interface RecordedPage {
  /** Null where there is no page. */
  pattern: string | null;
  /** Names of the query's parameters, as far as the site knows them; never their values. */
  query: readonly string[];
}

/** The application at one moment. */
export interface RecordedState {
  page: RecordedPage;
  /** Slices by name, as far as they are allowed; the others start as in a fresh application. */
  slices: Readonly<Record<string, unknown>>;
  answers: readonly RecordedAnswer[];
}

/** One thing that happened. What is left out of it did not change, or must stay private. */
export interface RecordedStep {
  /** Milliseconds since 1970-01-01 UTC, by the reader's clock. */
  at: number;
  /** Type of the action. */
  type: string;
  /** Payload for the reducers; null for an action without one. Missing: it was not recorded and changes nothing. */
  payload?: unknown;
  answer?: RecordedAnswer;
  /** Key of an answer that was dropped, or `*` for all. */
  dropped?: string;
  page?: RecordedPage;
}

/** One call to the server. */
export interface RecordedRequest {
  /** GraphQL operation, or the path of another call. */
  operation: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  requestId: string | null;
  /** Milliseconds since 1970-01-01 UTC. */
  at: number;
  /** Milliseconds it took. */
  took: number;
}

/** What a reader gives to support (docs/adr/0017). No one's name, words, email, password or token is in it. */
export interface SupportFile {
  kind: 'muniment-support';
  format: typeof SUPPORT_FORMAT;
  /** Milliseconds since 1970-01-01 UTC. */
  madeAt: number;
  version: string;
  mode: 'demo' | 'production';
  /** The request that sent the document. */
  documentRequestId: string | null;
  /** Of the window, in CSS pixels. */
  viewport: { width: number; height: number };
  isEmbedded: boolean;
  page: RecordedPage;
  access: { grants: readonly string[] | null; groups: readonly string[]; flags: readonly string[] };
  /** Consent groups that were allowed. */
  consent: readonly string[];
  /** What the reader met; null when they asked without an error. */
  error: { errorClass: string; requestId: string | null; frames: readonly string[] } | null;
  /** Oldest first. */
  requests: readonly RecordedRequest[];
  /** Measured so far, by name: milliseconds, but for CLS, which has no unit. */
  vitals: Readonly<Record<string, number>>;
  /** Before the first of the steps. */
  start: RecordedState;
  /** Oldest first. */
  steps: readonly RecordedStep[];
}

/** Raised when an older reader could misread a newer file. */
export const SUPPORT_FORMAT = 1;
/** Steps that a file holds. */
export const STEP_LIMIT = 50;
/** Characters of a file that is still looked at; ordinary ones have some 50,000. */
export const SUPPORT_FILE_LIMIT = 2_000_000;

/** The text of a support file: JSON for people to read, with the fingerprint that `readSupportFile` compares. */
export const writeSupportFile = (file: SupportFile): string =>
  `${JSON.stringify({ ...file, fingerprint: fingerprint(JSON.stringify(file)) }, null, 2)}\n`;
