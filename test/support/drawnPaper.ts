import sharp from 'sharp';

/** A line of a drawn page: its words with their boxes. */
interface DrawnLine {
  x: number;
  y: number;
  words: { text: string; x: number; width: number }[];
}

const LINE = { height: 34, letter: 13.2, font: 22 };
const PAGE = { width: 1_500, leastHeight: 2_200, margin: 60, head: 180, gap: 40 };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Lays text out in columns, a text a column. */
function layOut(columns: readonly string[]): DrawnLine[] {
  const width = (PAGE.width - 2 * PAGE.margin - (columns.length - 1) * PAGE.gap) / columns.length;
  return columns.flatMap((text, column) => {
    const left = PAGE.margin + column * (width + PAGE.gap);
    const lines: DrawnLine[] = [];
    let [x, y] = [left, PAGE.head];
    for (const paragraph of text.split('\n')) {
      let line: DrawnLine = { x: left, y, words: [] };
      for (const word of paragraph.split(' ')) {
        const long = word.length * LINE.letter;
        if (x + long > left + width && line.words.length > 0) {
          lines.push(line);
          y += LINE.height;
          x = left;
          line = { x: left, y, words: [] };
        }
        line.words.push({ text: word, x, width: long });
        x += long + LINE.letter;
      }
      lines.push(line);
      y += LINE.height;
      x = left;
    }
    return lines;
  });
}

/**
 * A page of a newspaper, as high as it must be, as ALTO and as a picture of the same words at the same places. Lines
 * have ids `L1`, `L2` …, column by column.
 */
export async function drawnPage(
  name: string,
  columns: readonly string[],
): Promise<{ alto: string; png: Buffer; lines: readonly string[] }> {
  const lines = layOut(columns);
  const height = Math.max(PAGE.leastHeight, ...lines.map(({ y }) => y + LINE.height + PAGE.margin));
  const whole = (value: number) => String(Math.round(value));
  let count = 0;
  const rows = lines.map(({ x, y, words }, at) => {
    const last = words.at(-1)!;
    const strings = words.map(
      (word) =>
        `<String ID="S${(count += 1)}" HPOS="${whole(word.x)}" VPOS="${y}" WIDTH="${whole(word.width)}" HEIGHT="28" CONTENT="${escaped(word.text)}" WC="0.9"/>`,
    );
    return `<TextLine ID="L${at + 1}" HPOS="${whole(x)}" VPOS="${y}" WIDTH="${whole(last.x + last.width - x)}" HEIGHT="30">${strings.join('<SP/>')}</TextLine>`;
  });
  const alto = `<?xml version="1.0" encoding="UTF-8"?><alto><Description><MeasurementUnit>pixel</MeasurementUnit></Description><Layout><Page ID="P1" WIDTH="${PAGE.width}" HEIGHT="${height}"><PrintSpace><TextBlock ID="B1">${rows.join('\n')}</TextBlock></PrintSpace></Page></Layout></alto>`;
  const texts = lines.flatMap(({ y, words }) =>
    words.map(
      ({ text, x, width }) =>
        `<text x="${whole(x)}" y="${y + 24}" textLength="${whole(width)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`,
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${height}"><rect width="100%" height="100%" fill="#f1ead8"/><text x="50%" y="110" text-anchor="middle" font-size="72" font-family="serif">${escaped(name)}</text><g font-size="${LINE.font}" font-family="serif" fill="#2a2620">${texts.join('')}</g></svg>`;
  return {
    alto,
    png: await sharp(Buffer.from(svg)).png().toBuffer(),
    lines: lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
  };
}
