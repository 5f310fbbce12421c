import { SingleBar } from 'cli-progress';

/** A long work under way. */
export interface Progress {
  /** So much more is done. */
  add: (amount: number) => void;
  /** Takes the bar away. */
  stop: () => void;
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Seconds as `1:02:03` or `2:03`; what cannot be known yet is `–:––`. */
export function clock(seconds: number): string {
  if (!Number.isFinite(seconds)) return '–:––';
  const whole = Math.max(0, Math.round(seconds));
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** `42 % · 12.3k/s rows · 1:20 left`. Amounts of one unit; the rate is the mean since the start. */
export function describeProgress(done: number, total: number, elapsedMs: number, unit: string): string {
  const rate = elapsedMs > 0 ? (done / elapsedMs) * 1000 : 0;
  const share = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 100;
  return `${share} % · ${compact.format(rate)} ${unit}/s · ${clock(rate > 0 ? (total - done) / rate : Infinity)} left`;
}

/**
 * A progress bar on a terminal; nothing is drawn where the stream is none. The total, in the unit named, may be an
 * estimate: more or less may come.
 */
export function createProgress(label: string, total: number, unit: string, stream: NodeJS.WriteStream): Progress {
  const started = Date.now();
  let done = 0;
  const bar = new SingleBar({
    stream,
    clearOnComplete: true,
    hideCursor: true,
    format: (_options, { progress }) =>
      `${label} ${'█'.repeat(Math.round(Math.min(1, progress) * 24)).padEnd(24, '░')} ${describeProgress(done, total, Date.now() - started, unit)}`,
  });
  bar.start(Math.max(total, 1), 0);
  return {
    add(amount) {
      done += amount;
      bar.update(Math.min(done, total));
    },
    stop: () => bar.stop(),
  };
}
