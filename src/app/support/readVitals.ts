interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** What the browser remembers of a kind of measurement; nothing where it knows no such kind. */
function rememberedOf(type: string): PerformanceEntry[] {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes?.includes(type)) return [];
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  const entries = observer.takeRecords();
  observer.disconnect();
  return entries;
}

/**
 * How fast this document came, in milliseconds since its request (CLS: sum of layout shifts), as far as the browser
 * reports it.
 */
export function readVitals(): Record<string, number> {
  const navigation = performance.getEntriesByType?.('navigation')[0];
  const paint = performance.getEntriesByType?.('paint').find(({ name }) => name === 'first-contentful-paint');
  const largest = rememberedOf('largest-contentful-paint').at(-1);
  const shifts = rememberedOf('layout-shift') as Shift[];
  const found = {
    TTFB: navigation?.responseStart,
    FCP: paint?.startTime,
    LCP: largest?.startTime,
    ...(shifts.length > 0 && {
      CLS: shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
    }),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Math.round(value * 1000) / 1000]],
    ),
  );
}
