import { type PageLine, type PageWord, WORD_FLAGS } from '#domain/newspapers/pages/pageLine.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
};
const escaped = (text: string): string => text.replace(/[&<>"\t\n]/gu, (sign) => ESCAPES[sign] ?? '');

/** Highest confidence that is stored; 0 says nothing. */
const SURE = 15;

const place = ({ x, y, width, height }: Pick<PageWord, 'x' | 'y' | 'width' | 'height'>): string =>
  `HPOS="${x}" VPOS="${y}" WIDTH="${width}" HEIGHT="${height}"`;

/** The word that two halves were broken from, without the hyphen. */
const whole = (first: string | undefined, rest: string | undefined): string =>
  (first ?? '').replace(/[-‐¬]$/u, '') + (rest ?? '');

function hyphenation({ flags }: PageWord, text: string, before: string | undefined, after: string | undefined): string {
  if (flags & WORD_FLAGS.startsHyphenated && after !== undefined)
    return ` SUBS_TYPE="HypPart1" SUBS_CONTENT="${escaped(whole(text, after))}"`;
  if (flags & WORD_FLAGS.endsHyphenated && before !== undefined)
    return ` SUBS_TYPE="HypPart2" SUBS_CONTENT="${escaped(whole(before, text))}"`;
  return '';
}

/** A page of text with the boxes of its words. */
export interface AltoSource {
  id: string;
  /** Position in the issue, from 1. */
  position: number;
  width: number;
  height: number;
  /** Null for a line that is withheld. */
  lines: readonly (PageLine | null)[];
}

/** Writes a page as ALTO 4 in pixels of its canvas; lines are named by their index, words by line and index. */
export function writeAlto({ id, position, width, height, lines }: AltoSource): string {
  const rows = lines.flatMap((line, n) => {
    if (line === null || line.words.length === 0) return [];
    const strings = line.words.map((word, nth) => {
      const box = line.hasWordBoxes ? ` ${place(word)}` : '';
      const confidence = word.confidence === 0 ? '' : ` WC="${((word.confidence - 1) / (SURE - 1)).toFixed(2)}"`;
      const corrected = word.flags & WORD_FLAGS.corrected ? ' CS="true"' : '';
      return `<String ID="L${n}W${nth}"${box} CONTENT="${escaped(word.text)}"${confidence}${corrected}${hyphenation(word, word.text, lines[n - 1]?.words.at(-1)?.text, lines[n + 1]?.words[0]?.text)}/>`;
    });
    return [`<TextLine ID="L${n}" ${place(line)}>${strings.join('<SP/>')}</TextLine>`];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<alto xmlns="http://www.loc.gov/standards/alto/ns-v4#" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.loc.gov/standards/alto/ns-v4# http://www.loc.gov/standards/alto/v4/alto-4-4.xsd">
<Description><MeasurementUnit>pixel</MeasurementUnit><sourceImageInformation><fileName>${escaped(id)}</fileName></sourceImageInformation></Description>
<Layout><Page ID="P${position}" PHYSICAL_IMG_NR="${position}" WIDTH="${width}" HEIGHT="${height}"><PrintSpace HPOS="0" VPOS="0" WIDTH="${width}" HEIGHT="${height}">
${rows.length === 0 ? '' : `<TextBlock ID="B1">\n${rows.join('\n')}\n</TextBlock>\n`}</PrintSpace></Page></Layout>
</alto>
`;
}
