import type { Database } from '#server/platform/db/database.ts';

import type { Params } from './params.ts';
import type { Expand, Pages } from './toWire.ts';

/** One call, with what it needs. */
export interface WireCall {
  /** The transaction of the call. */
  tx: Database;
  params: Params;
  /** From the path; empty where it has none. */
  id: string;
  expand: Expand;
  pages: Pages;
  /** Makes the answer late or cuts the connection before it; what was done stays done. */
  spoil: (how: 'late' | 'cut') => void;
}

/** One address of the dialect. */
export interface WireRoute {
  method: 'GET' | 'POST';
  path: string;
  /** @throws WireError for a refusal; a declined card is one, and is kept all the same. */
  answer: (call: WireCall) => Promise<object>;
}

/** A page of a list in the dialect. */
export const wireList = (url: string, found: readonly object[], limit: number) => ({
  object: 'list',
  url,
  has_more: found.length > limit,
  data: found.slice(0, limit),
});

/** Documents in the dialect, one after another: a transaction has one connection. */
export async function wireEach<Document>(
  documents: readonly Document[],
  wire: (document: Document) => Promise<object>,
): Promise<object[]> {
  const wired: object[] = [];
  for (const document of documents) wired.push(await wire(document));
  return wired;
}
