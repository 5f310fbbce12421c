import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';

import type { Clause } from './answers.ts';
import { backOff, type Cluster } from './Cluster.ts';

/**
 * Size of one request, in characters, and how many are under way at once: what a node takes in well without queueing.
 */
const REQUEST_CHARACTERS = 6_000_000;
const IN_FLIGHT = 3;
const TRIES = 10;

/** The state in which a document was read, as the cluster numbers its states. */
export interface SeenState {
  seqNo: number;
  primaryTerm: number;
}

/** One document to write or delete. */
interface Item {
  action: 'index' | 'create' | 'delete';
  index: string;
  id: string;
  /** Written out already, or to be. */
  document?: Clause | string;
  /** What is there already by this number, or a higher one, stays: `equal` writes over its equal. */
  version?: { number: number; equal: boolean };
  /** What was changed since this state of it stays as it is. */
  seen?: SeenState;
}

interface BulkAnswer {
  items: Record<string, { status: number }>[];
}

/** What the cluster refused for good, with the document's number; the build fails by it. */
export class RefusedDocument extends Error {
  override readonly name = 'RefusedDocument';

  constructor(id: string, status: number) {
    super(`The search cluster refused document ${id} (${status})`);
  }
}

function linesOf({ action, index, id, document, version, seen }: Item): string[] {
  const condition = {
    ...(version && { version: version.number, version_type: version.equal ? 'external_gte' : 'external' }),
    ...(seen && { if_seq_no: seen.seqNo, if_primary_term: seen.primaryTerm }),
  };
  const head = { _index: index, _id: id, ...condition };
  return [
    JSON.stringify({ [action]: head }),
    ...(document === undefined ? [] : [typeof document === 'string' ? document : JSON.stringify(document)]),
  ];
}

/** Writes many documents with a few requests under way; what the cluster has no room for is sent again, by item. */
export class BulkWriter {
  private waiting: { item: Item; lines: string[] }[] = [];
  private characters = 0;
  private readonly underWay = new Set<Promise<void>>();
  private failure: unknown = null;
  private readonly cluster: Cluster;

  constructor(cluster: Cluster) {
    this.cluster = cluster;
  }

  /**
   * Resolves at once, or when there is room again.
   * @throws RefusedDocument, SearchUnavailable of any earlier request.
   */
  async add(item: Item): Promise<void> {
    const lines = linesOf(item);
    this.waiting.push({ item, lines });
    for (const line of lines) this.characters += line.length;
    if (this.characters >= REQUEST_CHARACTERS) await this.send();
  }

  /** Resolves when everything added was taken in. @throws as `add`. */
  async flush(): Promise<void> {
    await this.send();
    await Promise.all(this.underWay);
    if (this.failure !== null) throw this.failure as Error;
  }

  /**
   * Sends what was added, and goes on.
   * @returns what resolves when the cluster has all of it: false where it refused some.
   * @throws as `add`
   */
  async mark(): Promise<{ isTakenIn: Promise<boolean> }> {
    await this.send();
    return { isTakenIn: Promise.all(this.underWay).then(() => this.failure === null) };
  }

  private async send(): Promise<void> {
    while (this.underWay.size >= IN_FLIGHT) await Promise.race(this.underWay);
    if (this.failure !== null) throw this.failure as Error;
    const batch = this.waiting;
    this.waiting = [];
    this.characters = 0;
    if (batch.length === 0) return;
    const request = this.write(batch)
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .finally(() => this.underWay.delete(request));
    this.underWay.add(request);
  }

  private async write(batch: readonly { item: Item; lines: string[] }[]): Promise<void> {
    let left = batch;
    for (let attempt = 0; left.length > 0; attempt++) {
      const answer = await this.cluster.ask<BulkAnswer>(
        'POST',
        '/_bulk',
        left.flatMap(({ lines }) => lines),
      );
      const again: { item: Item; lines: string[] }[] = [];
      for (const [at, one] of left.entries()) {
        const status = Object.values(answer?.items[at] ?? {})[0]?.status ?? 503;
        // What was there already, or is gone already, is as wanted.
        if (
          status < 300 ||
          ((one.item.action === 'create' || one.item.version || one.item.seen) && status === 409) ||
          (one.item.action === 'delete' && status === 404)
        )
          continue;
        if (status !== 429 && status !== 503) throw new RefusedDocument(one.item.id, status);
        again.push(one);
      }
      if (again.length > 0 && attempt + 1 >= TRIES) throw new SearchUnavailable('busy');
      left = again;
      if (left.length > 0) await backOff(attempt);
    }
  }
}
