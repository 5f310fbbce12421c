/**
 * As much of a text as fits into a width, with a mark where it was cut.
 * @param widthOf - how long a text is
 */
export function cutText(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const letters = [...text];
  let [fits, tooMany] = [1, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (widthOf(`${letters.slice(0, middle).join('').trimEnd()}…`) <= room) fits = middle;
    else tooMany = middle;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
}
