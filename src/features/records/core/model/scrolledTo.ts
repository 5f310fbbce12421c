type Box = Pick<HTMLElement, 'offsetTop' | 'offsetHeight'>;

/** How far a list must be scrolled so that one of its lines shows whole, moving it no further than that; in CSS pixels. */
export function scrolledTo(list: Box & Pick<HTMLElement, 'scrollTop' | 'clientHeight'>, line: Box): number {
  const top = line.offsetTop - list.offsetTop;
  const bottom = top + line.offsetHeight;
  if (top < list.scrollTop) return top;
  return bottom > list.scrollTop + list.clientHeight ? bottom - list.clientHeight : list.scrollTop;
}
