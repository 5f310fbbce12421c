import { within } from '#server/platform/threads/withTimeLimit.ts';

/** How far a start has come, in words for an operator. */
export interface StartStep {
  /** `opening the database`, `making the sample county`. */
  name: string;
  /** 0 to 1; null while the end is not known. */
  progress: number | null;
}

/** A copy of the site whose search is behind and which the others no longer wait for. */
export interface CopyBehind {
  /** As the publishing command names it. */
  number: number;
  /** `SET/generation` that it could not take in. */
  lacks: string;
}

/** What a look at the site finds when it answers. */
export interface HealthFound {
  /** Null while the search does not answer. */
  records: number | null;
  /** Searchable articles of newspapers; left out or null while they are being taken in. */
  articles?: number | null;
  /** Left out or null: this copy is in step. */
  copyBehind?: CopyBehind | null;
  /** What is wrong though the site answers, in sentences for an operator. */
  degraded?: readonly string[];
}

/** What `GET /healthz` answers. */
export interface HealthReport {
  live: true;
  ready: boolean;
  /** The step of the start, `ready`, `stopping`, or what is broken. */
  state: string;
  progress?: number | null;
  /** Searchable records; null before there is an index, and while it does not answer. */
  records: number | null;
  /** Searchable articles of newspapers; null while they are being taken in. */
  articles: number | null;
  /** Left out while this copy is in step with the others. */
  copyBehind?: CopyBehind;
  /** What is wrong though the site answers; left out while nothing is. */
  degraded?: readonly string[];
  version: string;
  uptimeSeconds: number;
}

/** Why the site cannot answer, in words for an operator; they are shown to any caller. */
export class HealthFault extends Error {}

/**
 * Looks at what the site depends on.
 * @throws HealthFault for what it can name; Error when something does not answer.
 */
export type HealthProbe = () => Promise<HealthFound>;

const PROBE_EVERY_MS = 2000;
const PROBE_PATIENCE_MS = 1500;

/**
 * Knows whether the site can answer. What it depends on is looked at every two seconds in the background, so that
 * asking costs nothing, however busy the database and the search engine are.
 */
export class Health {
  readonly #version: string;
  readonly #since = performance.now();
  #state:
    | { kind: 'starting'; step: StartStep }
    | { kind: 'ready' }
    | { kind: 'broken'; why: string }
    | { kind: 'stopping' };
  #records: number | null = null;
  #articles: number | null = null;
  #copyBehind: CopyBehind | null = null;
  #degraded: readonly string[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(version: string) {
    this.#version = version;
    this.#state = { kind: 'starting', step: { name: 'starting', progress: null } };
  }

  /** The step under way, or null when the start is over. */
  get step(): StartStep | null {
    return this.#state.kind === 'starting' ? this.#state.step : null;
  }

  /** Says how far the start has come. */
  reach(name: string, progress: number | null = null): void {
    this.#state = { kind: 'starting', step: { name, progress } };
  }

  /**
   * From here on the site answers, for as long as the probe does.
   * @param probe - asked at once and then every two seconds.
   */
  async watch(probe: HealthProbe): Promise<void> {
    const look = async () => {
      try {
        const { records, articles = null, copyBehind = null, degraded = [] } = await within(PROBE_PATIENCE_MS, probe());
        if (this.#state.kind === 'stopping') return;
        this.#records = records;
        this.#articles = articles;
        this.#copyBehind = copyBehind;
        this.#degraded = degraded;
        this.#state = { kind: 'ready' };
      } catch (error) {
        const why = error instanceof HealthFault ? error.message : 'the database or the search index does not answer';
        if (this.#state.kind !== 'stopping') this.#state = { kind: 'broken', why };
      }
    };
    await look();
    if (this.#state.kind !== 'stopping') this.#timer = setInterval(() => void look(), PROBE_EVERY_MS).unref();
  }

  /** The site takes no more work. */
  stop(): void {
    clearInterval(this.#timer);
    this.#state = { kind: 'stopping' };
  }

  /** What to answer just now. */
  report(): HealthReport {
    const state = this.#state;
    return {
      live: true,
      ready: state.kind === 'ready',
      state: state.kind === 'starting' ? state.step.name : state.kind === 'broken' ? state.why : state.kind,
      ...(state.kind === 'starting' && { progress: state.step.progress }),
      records: this.#records,
      articles: this.#articles,
      ...(this.#copyBehind && { copyBehind: this.#copyBehind }),
      ...(this.#degraded.length > 0 && { degraded: this.#degraded }),
      version: this.#version,
      uptimeSeconds: Math.floor((performance.now() - this.#since) / 1000),
    };
  }
}
