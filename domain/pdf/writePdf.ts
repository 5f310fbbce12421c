/** A picture of one colour: where a bit is set, the colour in force is painted. Rows begin with a whole byte. */
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
  /** Drawing operators. Fonts are `/F1` Helvetica and `/F2` Helvetica bold; stencils `/S0`, `/S1` …, photographs `/P0`, `/P1` … */
  content: string;
  stencils: readonly PdfStencil[];
  photographs: readonly PdfPhotograph[];
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Flate where the platform has it, else as it is. */
async function packed(data: Uint8Array): Promise<{ filter: string; data: Uint8Array }> {
  if (typeof CompressionStream === 'undefined') return { filter: '', data };
  const stream = new Response(joined([data])).body?.pipeThrough(new CompressionStream('deflate'));
  return { filter: ' /Filter /FlateDecode', data: new Uint8Array(await new Response(stream).arrayBuffer()) };
}

async function streamOf(entries: string, data: Uint8Array): Promise<Uint8Array> {
  const { filter, data: body } = await packed(data);
  return joined([bytesOf(`<< ${entries}${filter} /Length ${body.length} >>\nstream\n`), body, bytesOf('\nendstream')]);
}

/** Any text, as PDF wants the words about a document: UTF-16 with its mark. */
const hexText = (text: string): string => `<FEFF${Array.from({ length: text.length }, (_unit, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

const font = (name: string): Uint8Array => bytesOf(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);

/**
 * Writes a document of one page (ISO 32000-1): no font is embedded, for Helvetica is every reader's own.
 * @returns the bytes of the file
 */
export async function writePdf({ title, width, height, content, stencils, photographs }: PdfPage): Promise<Uint8Array<ArrayBuffer>> {
  const FIRST_STENCIL = 8;
  const FIRST_PHOTOGRAPH = FIRST_STENCIL + stencils.length;
  const names = [...stencils.map((_stencil, index) => `/S${index} ${FIRST_STENCIL + index} 0 R`), ...photographs.map((_photograph, index) => `/P${index} ${FIRST_PHOTOGRAPH + index} 0 R`)].join(' ');
  const objects: Uint8Array[] = [
    bytesOf('<< /Type /Catalog /Pages 2 0 R >>'),
    bytesOf('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    bytesOf(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> /XObject << ${names} >> >> >>`),
    await streamOf('', bytesOf(content)),
    font('Helvetica'),
    font('Helvetica-Bold'),
    bytesOf(`<< /Title ${hexText(title)} >>`),
  ];
  for (const stencil of stencils) objects.push(await streamOf(`/Type /XObject /Subtype /Image /Width ${stencil.width} /Height ${stencil.height} /ImageMask true /BitsPerComponent 1 /Decode [1 0]`, stencil.bits));
  for (const { width: columns, height: rows, jpeg } of photographs) objects.push(joined([bytesOf(`<< /Type /XObject /Subtype /Image /Width ${columns} /Height ${rows} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`), jpeg, bytesOf('\nendstream')]));
  // The comment of high bytes says that the file is not text.
  const parts: Uint8Array[] = [bytesOf('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((body, index) => {
    offsets.push(length);
    const object = joined([bytesOf(`${index + 1} 0 obj\n`), body, bytesOf('\nendobj\n')]);
    parts.push(object);
    length += object.length;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(bytesOf(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${length}\n%%EOF\n`));
  return joined(parts);
}
