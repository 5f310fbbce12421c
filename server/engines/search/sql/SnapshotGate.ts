/**
 * Lets many readers start together, and a switch only between them: a query that has taken its snapshots on all shards
 * sees one state of the index, never half of a switch.
 */
export class SnapshotGate {
  private readers = 0;
  private switching: Promise<void> | null = null;
  private idle: (() => void) | null = null;

  /** Runs work while no switch happens. */
  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.switching) await this.switching;
    this.readers += 1;
    try {
      return await work();
    } finally {
      this.readers -= 1;
      if (this.readers === 0) this.idle?.();
    }
  }

  /** Runs work while there are no readers; readers that come meanwhile wait. */
  async switch<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.switching) await this.switching;
    let done = (): void => undefined;
    this.switching = new Promise((resolve) => {
      done = resolve;
    });
    try {
      if (this.readers > 0)
        await new Promise<void>((resolve) => {
          this.idle = resolve;
        });
      return await work();
    } finally {
      this.idle = null;
      this.switching = null;
      done();
    }
  }
}
