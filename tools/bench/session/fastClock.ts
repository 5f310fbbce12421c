/**
 * Runs in the page before anything else: its clock goes so many times faster, and what waits longer than half a minute,
 * or comes again after seconds, waits that much shorter, so that eight hours of a session pass in the minutes of a
 * bench: tokens end, kept answers grow old.
 * @param start - when the clock began, milliseconds since 1970-01-01 UTC: the same in every document
 */
export function fastClock(start: number, times: number): void {
  // How long the bundler waits for a script is the network's time, which goes no faster.
  const scriptMs = 120_000;
  const own = window as unknown as { clockJumped?: number };
  const { now } = Date;
  try {
    own.clockJumped ??= Number(sessionStorage.getItem('clockJumped') ?? 0);
  } catch {
    // A frame without storage: it has not slept.
  }
  const passed = () => Math.floor(start + (now() - start) * times + (own.clockJumped ?? 0));
  const Usual = Date;
  const Fast = new Proxy(Usual, {
    construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [passed()] : given, as) as Date,
    apply: () => String(new Usual(passed())),
    get: (target, name) => (name === 'now' ? passed : (Reflect.get(target, name) as unknown)),
  });
  Object.assign(window, { Date: Fast });
  const usual = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, ms = 0, ...given: unknown[]) =>
    usual(work, ms > 30_000 && ms !== scriptMs ? ms / times : ms, ...given)) as typeof window.setTimeout;
  const every = window.setInterval.bind(window);
  window.setInterval = ((work: () => void, ms = 0, ...given: unknown[]) =>
    every(work, ms > 4_000 ? Math.max(ms / times, 200) : ms, ...given)) as typeof window.setInterval;
}

/** Runs in the page: the computer slept for so long. */
export function clockJumps(ms: number): void {
  const own = window as unknown as { clockJumped?: number };
  own.clockJumped = (own.clockJumped ?? 0) + ms;
  sessionStorage.setItem('clockJumped', String(own.clockJumped));
}
