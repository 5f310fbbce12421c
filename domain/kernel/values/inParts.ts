/** A list cut into parts of so many items, in order; the last may be shorter. An empty list has no parts. */
export const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_part, at) => items.slice(at * size, (at + 1) * size));
