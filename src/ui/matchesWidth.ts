const WIDTH = /\((min|max)-width:\s*([\d.]+)px\)/gu;

/**
 * Whether a media query holds in a window of a width, as far as it asks for widths: for a thread without a window.
 * @param width - in CSS pixels
 * @returns false for queries that ask for something else.
 */
export function matchesWidth(query: string, width: number): boolean {
  const bounds = [...query.matchAll(WIDTH)];
  return (
    bounds.length > 0 &&
    bounds.every(([, side, pixels]) => (side === 'min' ? width >= Number(pixels) : width <= Number(pixels)))
  );
}
