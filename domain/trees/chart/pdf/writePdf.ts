import { fontObjects, OBJECTS_OF_FONT } from './fontObjects.ts';
import { bytesOf, joinBytes, streamOf } from './pdfStream.ts';
import type { EmbeddedFont } from './readFont.ts';

/** A picture of one colour: where a bit is set, the colour in force is painted. Rows start with a whole byte. */
export interface PdfStencil {
  width: number;
  height: number;
  bits: Uint8Array;
}

/** A picture in colour, as a JPEG of three components. */
export interface PdfPhotograph {
  width: number;
  height: number;
  jpeg: Uint8Array;
}

/** What a document of one page is made of. */
export interface PdfPage {
  title: string;
  /** Points, 72 to the inch; at most 14,400. */
  width: number;
  height: number;
  /**
   * Drawing operators. Fonts are `/T0`, `/T1` … and take glyphs of two bytes; stencils `/S0`, `/S1` …, photographs
   * `/P0`, `/P1` …
   */
  content: string;
  fonts: readonly EmbeddedFont[];
  stencils: readonly PdfStencil[];
  photographs: readonly PdfPhotograph[];
}

/** Any text, as PDF wants the words about a document: UTF-16 with its mark. */
const hexText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_unit, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

/**
 * Writes a document of one page (ISO 32000-1) with the fonts it is set in, whole: its texts can be searched and copied.
 * @returns the bytes of the file
 */
export async function writePdf({
  title,
  width,
  height,
  content,
  fonts,
  stencils,
  photographs,
}: PdfPage): Promise<Uint8Array<ArrayBuffer>> {
  const FIRST_FONT = 6;
  const FIRST_STENCIL = FIRST_FONT + fonts.length * OBJECTS_OF_FONT;
  const FIRST_PHOTOGRAPH = FIRST_STENCIL + stencils.length;
  const names = [
    ...stencils.map((_stencil, index) => `/S${index} ${FIRST_STENCIL + index} 0 R`),
    ...photographs.map((_photograph, index) => `/P${index} ${FIRST_PHOTOGRAPH + index} 0 R`),
  ].join(' ');
  const objects: Uint8Array[] = [
    bytesOf('<< /Type /Catalog /Pages 2 0 R >>'),
    bytesOf('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    bytesOf(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << ${fonts.map((_font, index) => `/T${index} ${FIRST_FONT + index * OBJECTS_OF_FONT} 0 R`).join(' ')} >> /XObject << ${names} >> >> >>`,
    ),
    await streamOf('', bytesOf(content)),
    bytesOf(`<< /Title ${hexText(title)} >>`),
  ];
  for (const [index, font] of fonts.entries())
    objects.push(...(await fontObjects(font, FIRST_FONT + index * OBJECTS_OF_FONT)));
  for (const stencil of stencils)
    objects.push(
      await streamOf(
        `/Type /XObject /Subtype /Image /Width ${stencil.width} /Height ${stencil.height} /ImageMask true /BitsPerComponent 1 /Decode [1 0]`,
        stencil.bits,
      ),
    );
  for (const { width: columns, height: rows, jpeg } of photographs)
    objects.push(
      joinBytes([
        bytesOf(
          `<< /Type /XObject /Subtype /Image /Width ${columns} /Height ${rows} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
        ),
        jpeg,
        bytesOf('\nendstream'),
      ]),
    );
  // The comment of high bytes says that the file is not text.
  const parts: Uint8Array[] = [bytesOf('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((body, index) => {
    offsets.push(length);
    const object = joinBytes([bytesOf(`${index + 1} 0 obj\n`), body, bytesOf('\nendobj\n')]);
    parts.push(object);
    length += object.length;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    bytesOf(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return joinBytes(parts);
}
