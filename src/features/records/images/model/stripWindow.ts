/** Entries drawn beyond either edge of what shows, so that scrolling meets no gap. */
const BEYOND = 4;

/** Which entries of a long strip are drawn: from `start` up to, not including, `end`. Lengths in CSS pixels. */
export function stripWindow({
  count,
  itemWidth,
  scrolled,
  visible,
}: {
  count: number;
  itemWidth: number;
  scrolled: number;
  visible: number;
}): { start: number; end: number } {
  const start = Math.max(0, Math.min(count, Math.floor(scrolled / itemWidth)) - BEYOND);
  return { start, end: Math.min(count, Math.ceil((scrolled + visible) / itemWidth) + BEYOND) };
}
