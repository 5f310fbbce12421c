/**
 * The months that are over (UTC). Of one that is not, two looks a while apart would give away what one person did
 * between them.
 */
export const monthsOver = <Each extends { month: string }>(months: readonly Each[], now: Date): Each[] =>
  months.filter(({ month }) => month < now.toISOString().slice(0, '2026-11'.length));
