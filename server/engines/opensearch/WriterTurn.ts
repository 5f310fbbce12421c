import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';

import type { Cluster } from './Cluster.ts';

/** How long a turn may show no sign of life before another copy takes it, by that copy’s own clock, in milliseconds. */
const PATIENCE_MS = 60_000;
const SIGN_EVERY_MS = 5_000;
const ID = 'writer';

interface Held {
  _seq_no: number;
  _primary_term: number;
  _source: { writer: string; turn: number };
}

/**
 * Of several copies of the site one writes at a time. The cluster says whose turn it is; a change of that note takes
 * the note as it was read, so that of two only one succeeds. Whose note has not changed for a while has lost its turn:
 * no copy’s clock is compared with another’s.
 */
export class WriterTurn {
  private readonly cluster: Cluster;
  private readonly index: string;
  private readonly copy: string;
  private seen: { sign: string; at: number } | null = null;
  private own: Held | null = null;
  private signedAt = 0;

  constructor(cluster: Cluster, index: string, copy: string) {
    this.cluster = cluster;
    this.index = index;
    this.copy = copy;
  }

  /** Whether it is this copy’s turn now; it stays so until `end`, or while `goOn` is called. */
  async take(): Promise<boolean> {
    const held = await this.read();
    if (held && held._source.writer !== '' && held._source.writer !== this.copy && !this.isLost(held)) return false;
    return this.write(held, this.copy);
  }

  /** A sign of life, every few seconds. @throws SearchUnavailable when another copy has taken the turn meanwhile. */
  async goOn(): Promise<void> {
    const now = performance.now();
    if (now - this.signedAt < SIGN_EVERY_MS) return;
    this.signedAt = now;
    if (!(await this.write(this.own, this.copy))) throw new SearchUnavailable('turn');
  }

  async end(): Promise<void> {
    if (this.own) await this.write(this.own, '');
    this.own = null;
  }

  private isLost({ _seq_no, _primary_term }: Held): boolean {
    const sign = `${_primary_term} ${_seq_no}`;
    const now = performance.now();
    if (this.seen?.sign !== sign) this.seen = { sign, at: now };
    return now - this.seen.at > PATIENCE_MS;
  }

  private read(): Promise<Held | null> {
    return this.cluster.ask<Held>('GET', `/${this.index}/_doc/${ID}`);
  }

  private async write(before: Held | null, writer: string): Promise<boolean> {
    const condition = before
      ? `_doc/${ID}?if_seq_no=${before._seq_no}&if_primary_term=${before._primary_term}`
      : `_create/${ID}`;
    const document = { writer, turn: (before?._source.turn ?? 0) + 1 };
    try {
      const answer = await this.cluster.ask<Pick<Held, '_seq_no' | '_primary_term'>>(
        'PUT',
        `/${this.index}/${condition}`,
        document,
      );
      this.own = answer && { ...answer, _source: document };
      return answer !== null;
    } catch (error) {
      if (error instanceof SearchUnavailable && error.code === '409') return false;
      throw error;
    }
  }
}
