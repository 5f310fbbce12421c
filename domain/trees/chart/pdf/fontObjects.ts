import { inParts } from '#domain/kernel/values/inParts.ts';

import { bytesOf, streamOf } from './pdfStream.ts';
import type { EmbeddedFont } from './readFont.ts';

/** Objects that a font takes: itself, its letters' shapes with what they measure, and what its glyphs mean. */
export const OBJECTS_OF_FONT = 5;
/** Entries of a list that PDF takes at once. */
const MOST_MEANINGS = 100;

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** What the glyphs mean, so that a reader can search and copy them. */
function meanings({ glyphs }: EmbeddedFont): string {
  const pairs = [...new Map([...glyphs].map(([code, glyph]) => [glyph, code])).entries()];
  const blocks = inParts(pairs, MOST_MEANINGS);
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks.flatMap((block) => [
      `${block.length} beginbfchar`,
      ...block.map(([glyph, code]) => `<${hex(glyph)}> <${hex(code)}>`),
      'endbfchar',
    ]),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

/**
 * A font as objects of a PDF (ISO 32000-1, 9.7): text shows its glyphs as numbers of two bytes.
 * @param first - number of the first object, the font itself; the others follow
 */
export async function fontObjects(font: EmbeddedFont, first: number): Promise<Uint8Array[]> {
  const { name, file, ascent, descent, box, widths } = font;
  return [
    bytesOf(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 4} 0 R >>`,
    ),
    bytesOf(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${first + 2} 0 R /CIDToGIDMap /Identity /W [0 [${widths.join(' ')}]] >>`,
    ),
    bytesOf(
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box.join(' ')}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${ascent} /StemV 80 /FontFile2 ${first + 3} 0 R >>`,
    ),
    await streamOf(`/Length1 ${file.length}`, file),
    await streamOf('', bytesOf(meanings(font))),
  ];
}
