/**
 * How far two texts are apart: the letters to change, add and leave out, as a share of the longer text.
 *
 * @returns 0 for equal texts, 1 for texts that have nothing in common
 */
export function textDistance(first: string, second: string): number {
  if (first === second) return 0;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (short === '') return 1;
  let above = new Uint16Array(short.length + 1);
  for (let at = 0; at <= short.length; at += 1) above[at] = at;
  let row = new Uint16Array(short.length + 1);
  for (let at = 0; at < long.length; at += 1) {
    row[0] = at + 1;
    const letter = long.charCodeAt(at);
    for (let nth = 0; nth < short.length; nth += 1) {
      row[nth + 1] = Math.min(
        above[nth]! + (short.charCodeAt(nth) === letter ? 0 : 1),
        above[nth + 1]! + 1,
        row[nth]! + 1,
      );
    }
    [above, row] = [row, above];
  }
  return above[short.length]! / long.length;
}
