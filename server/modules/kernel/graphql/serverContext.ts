/** What the HTTP layer hands to GraphQL beside the request itself. */
export interface ServerContext {
  requestId: string;
  /** The address the request came from, as far as proxies are believed. */
  ip: string;
  /** Fires when the asker has gone: what is still looked up for them can stop. */
  signal: AbortSignal;
  /** The site asks this itself to warm up: it is measured by nothing and charged to no one. */
  isWarmUp: boolean;
}
