/** A line this long ends where its width ends, and a shorter one where its author ended it; in characters. */
const FULL_LINE = 45;
/** An entry of a list, an address or a rule keeps a line of its own. */
const STARTS_LINE = /^\s*(?:[*•+-]\s|[*=_-]{3}|\(?(?:\d{1,2}|[a-z]|[ivx]+)[.)]\s|https?:|\|)/iu;

/**
 * A licence’s words in paragraphs for a screen of any width: lines that were broken at the width of a terminal are
 * joined, all others stay. Not a word is changed.
 * @returns paragraphs in their order, each with its lines; empty for an empty text.
 */
export function licenceParagraphs(text: string): string[][] {
  return text
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines: string[] = [];
      let isFull = false;
      for (const line of block.split('\n')) {
        const words = line.trim();
        const last = lines.pop();
        if (last === undefined) lines.push(words);
        else if (isFull && !STARTS_LINE.test(line)) lines.push(`${last} ${words}`);
        else lines.push(last, words);
        isFull = words.length >= FULL_LINE && /\p{L}/u.test(words);
      }
      return lines;
    });
}
