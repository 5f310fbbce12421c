/**
 * Breaks a text between words into lines of a width. A word that is longer than a line, and what is left on the last
 * line, is as long as it is: anyone who draws it cuts it.
 * @param most - how many lines there is room for
 * @param widthOf - how long a text is
 */
export function wrapText(text: string, room: number, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && lines.length + 1 < most && widthOf(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
