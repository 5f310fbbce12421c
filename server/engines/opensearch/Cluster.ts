import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

import type { Client } from '@opensearch-project/opensearch';

import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';

import type { Clause, ClusterAnswer } from './answers.ts';

/** Where the cluster is and how it is spoken to. */
export interface ClusterSettings {
  /** Of one or more nodes; a node that is lost is passed over. */
  urls: readonly string[];
  username: string | null;
  password: string | null;
  /** File of the authority that signed the nodes' certificates; null for those the system knows. */
  ca: string | null;
  /** Milliseconds after which a node is given up. */
  timeoutMs?: number;
}

/** An index at one moment. */
export interface PointInTime {
  pointInTime: string;
}

/**
 * An index of which so much must be found. A node that was cut off from the others may go on answering from what it
 * held then, without saying so: what is missing gives it away.
 */
export interface GuardedIndex {
  index: string;
  holds: Clause;
  /** Documents that this finds, at the least. */
  least: number;
}

/**
 * What is searched: an index by name as it is when asked, one that must hold something, or one as it was at a moment.
 */
export type Searched = string | GuardedIndex | PointInTime;

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

const TIMEOUT_MS = 15_000;
/** Bulk requests and refreshes of a busy node. */
const WRITE_TIMEOUT_MS = 120_000;
/** How long a moment is kept after it was last searched. */
const KEEP_ALIVE = '5m';
const TRIES = 5;
const FIRST_WAIT_MS = 150;

interface Failure {
  name?: string;
  statusCode?: number;
}

/** A word for the log; what the cluster says may hold what a reader asked. */
const codeOf = ({ statusCode, name }: Failure): string =>
  statusCode === undefined ? (name === 'TimeoutError' ? 'timeout' : 'unreachable') : String(statusCode);

/** Waits longer each time, and not all at once. */
export const backOff = (attempt: number): Promise<void> => delay(FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random()));

/** Speaks to the nodes. An answer is whole or an error. */
export class Cluster {
  private readonly client: Client;
  private readonly timeoutMs: number;

  private constructor(client: Client, timeoutMs: number) {
    this.client = client;
    this.timeoutMs = timeoutMs;
  }

  /** The client is loaded here: a site without OpenSearch never does. */
  static async open({ urls, username, password, ca, timeoutMs = TIMEOUT_MS }: ClusterSettings): Promise<Cluster> {
    const { Client } = await import('@opensearch-project/opensearch');
    const client = new Client({
      nodes: [...urls],
      ...(username !== null && { auth: { username, password: password ?? '' } }),
      ...(ca !== null && { ssl: { ca: await readFile(ca, 'utf8') } }),
      maxRetries: Math.min(2, urls.length),
      requestTimeout: timeoutMs,
    });
    return new Cluster(client, timeoutMs);
  }

  /**
   * One request, tried again while the cluster has too much to do.
   *
   * @param body - an object, or lines of JSON for bulk and many searches.
   * @param isWrite - a longer wait.
   * @returns null where there is no such thing (404).
   * @throws SearchUnavailable
   */
  async ask<Answer>(
    method: Method,
    path: string,
    body?: Clause | readonly string[],
    isWrite = method !== 'GET',
  ): Promise<Answer | null> {
    for (let attempt = 0; ; attempt++) {
      try {
        const lines = Array.isArray(body)
          ? { bulkBody: `${(body as readonly string[]).join('\n')}\n` }
          : body === undefined
            ? {}
            : { body };
        const answer = await this.client.transport.request(
          { method, path, ...lines },
          { requestTimeout: isWrite ? WRITE_TIMEOUT_MS : this.timeoutMs },
        );
        return answer.body as Answer;
      } catch (error) {
        const { statusCode } = error as Failure;
        if (statusCode === 404) return null;
        if (statusCode !== 429 || attempt + 1 >= TRIES) throw new SearchUnavailable(codeOf(error as Failure));
        await backOff(attempt);
      }
    }
  }

  /**
   * Many searches of one index, or of a moment of it, in one request, answered in their order. A lost shard, a partial
   * answer, a missing index, a lost moment and a node that has fallen behind are errors.
   * @throws SearchUnavailable
   */
  async searchAll<Source = never>(
    searched: Searched,
    bodies: readonly Clause[],
  ): Promise<readonly ClusterAnswer<Source>[]> {
    if (bodies.length === 0) return [];
    if (typeof searched !== 'string' && 'holds' in searched) {
      const { index, holds, least } = searched;
      // Nodes remember the answer for as long as nothing changes. It comes with the others: from the same side of a
      // cut.
      const [held, ...answers] = await this.searchAll<Source>(index, [
        { size: 0, track_total_hits: true, query: holds },
        ...bodies,
      ]);
      if (!held || held.hits.total.value < least) throw new SearchUnavailable('behind');
      return answers;
    }
    const header = JSON.stringify({
      ...(typeof searched === 'string' && { index: searched }),
      allow_partial_search_results: false,
    });
    const moment = typeof searched === 'string' ? {} : { pit: { id: searched.pointInTime, keep_alive: KEEP_ALIVE } };
    const lines = bodies.flatMap((body) => [header, JSON.stringify({ ...body, ...moment })]);
    for (let attempt = 0; ; attempt++) {
      const answer = await this.ask<{ responses: (ClusterAnswer<Source> & { status: number; error?: unknown })[] }>(
        'POST',
        '/_msearch',
        lines,
        false,
      );
      const failed = answer?.responses.find(({ status, error }) => error !== undefined || status !== 200);
      if (failed?.status === 429 && attempt + 1 < TRIES) {
        await backOff(attempt);
        continue;
      }
      if (!answer || failed) throw new SearchUnavailable(String(failed?.status ?? 404));
      if (
        answer.responses.length !== bodies.length ||
        answer.responses.some(({ timed_out: isLate, _shards }) => isLate || _shards.failed > 0)
      )
        throw new SearchUnavailable('partial');
      return answer.responses;
    }
  }

  async search<Source = never>(index: Searched, body: Clause): Promise<ClusterAnswer<Source>> {
    const [answer] = await this.searchAll<Source>(index, [body]);
    if (!answer) throw new SearchUnavailable('partial');
    return answer;
  }

  /**
   * Holds an index as it is now: what is searched of it stays the same until it is let go, or was not asked for some
   * minutes.
   * @throws SearchUnavailable
   */
  async hold(index: string): Promise<PointInTime> {
    const held = await this.ask<{ pit_id: string; _shards: { failed: number } }>(
      'POST',
      `/${index}/_search/point_in_time?keep_alive=${KEEP_ALIVE}&allow_partial_pit_creation=false`,
      undefined,
      false,
    );
    if (!held || held._shards.failed > 0) throw new SearchUnavailable('partial');
    return { pointInTime: held.pit_id };
  }

  async letGo({ pointInTime }: PointInTime): Promise<void> {
    await this.ask('DELETE', '/_search/point_in_time', { pit_id: [pointInTime] }, false);
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}
