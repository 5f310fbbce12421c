type Box = Pick<HTMLElement, 'offsetTop' | 'offsetHeight'>;

/**
 * How far a list must be scrolled so that one of its lines shows whole, moving it no further than that; of a line that
 * is higher than the list, its beginning.
 * @param covered - what a heading that stays at the top of the list covers of it. Default: nothing
 * @returns CSS pixels
 */
export function scrolledTo(
  list: Box & Pick<HTMLElement, 'scrollTop' | 'clientHeight'>,
  line: Box,
  covered = 0,
): number {
  const top = line.offsetTop - list.offsetTop - covered;
  const bottom = top + covered + line.offsetHeight;
  if (top < list.scrollTop || bottom - top > list.clientHeight) return Math.max(0, top);
  return bottom > list.scrollTop + list.clientHeight ? bottom - list.clientHeight : list.scrollTop;
}
