import { textWidth, type Writing } from './penmanship.ts';

/** The room a text has, in pixels. */
interface Room extends Pick<Writing, 'font' | 'size'> {
  width: number;
  /** Lines it may take. */
  lines: number;
}

/** How small a hand may get beside the wanted size before words are cut. */
const SMALLEST = 0.6;

function broken(text: string, { font, size, width, lines }: Room): string[] | null {
  const rows: string[] = [];
  for (const word of text.split(/\s+/u).filter((part) => part !== '')) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
    if (rows.length > 0 && textWidth(longer, font, size) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows.length <= lines && rows.every((row) => textWidth(row, font, size) <= width) ? rows : null;
}

/** Breaks a text into the lines it may take, smaller where that helps, cut off with a dash where nothing does. */
export function fitText(text: string, room: Room): { lines: string[]; size: number } {
  for (let share = 1; share >= SMALLEST; share -= 0.08) {
    const lines = broken(text, { ...room, size: room.size * share });
    if (lines) return { lines, size: room.size * share };
  }
  const size = room.size * SMALLEST;
  let cut = text;
  while (cut.length > 1 && textWidth(`${cut}–`, room.font, size) > room.width) cut = cut.slice(0, -1);
  return { lines: [`${cut.trimEnd()}–`], size };
}
