/** A page of a PDF of a test, in points from its lower left corner. */
interface PdfPageGiven {
  /** Lines of ten-point type, each at its place; `spread` sets each letter by itself. */
  lines?: readonly { text: string; x: number; y: number; isSpread?: boolean }[];
  /** A picture and where it goes; RGB pixels. */
  picture?: {
    width: number;
    height: number;
    pixels: Uint8Array;
    place: readonly [x: number, y: number, width: number, height: number];
    declared?: number;
  };
  rotate?: number;
  /** The content in place of lines and picture, with what the stream says of itself. */
  content?: { dictionary: string; bytes: Uint8Array };
}

interface PdfGiven {
  pages: readonly PdfPageGiven[];
  size?: readonly [width: number, height: number];
  /** Further entries of the catalogue and of the trailer. */
  catalogue?: string;
  trailer?: string;
  /** How often the first page is listed. */
  repeated?: number;
  /** The tree of pages, object 2, in place of a list of them; the first page is object 5. */
  tree?: string;
}

const escaped = (text: string): string => text.replace(/[()\\]/gu, String.raw`\$&`);

function contentOf({ lines = [], picture }: PdfPageGiven): string {
  const shown = picture
    ? `q ${picture.place[2]} 0 0 ${picture.place[3]} ${picture.place[0]} ${picture.place[1]} cm /P Do Q\n`
    : '';
  const text = lines.map(({ text: line, x, y, isSpread }) => {
    const letters = isSpread
      ? `[${[...line].map((letter) => `(${escaped(letter)})`).join(' ')}] TJ`
      : `(${escaped(line)}) Tj`;
    return `BT /F 10 Tf 1 0 0 1 ${x} ${y} Tm ${letters} ET`;
  });
  return shown + text.join('\n');
}

/** Writes a PDF with pages of text and pictures. */
export function pdfFile({
  pages,
  size = [480, 720],
  catalogue = '',
  trailer = '',
  repeated = 1,
  tree,
}: PdfGiven): Buffer {
  const objects: Buffer[] = [];
  const add = (...parts: (string | Uint8Array)[]): number =>
    objects.push(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))));
  const stream = (dictionary: string, bytes: Uint8Array) =>
    add(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream');
  add('');
  add('');
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>');
  const kids = pages.map((page) => {
    const { picture, rotate = 0, content } = page;
    const image = picture
      ? stream(
          `/Type /XObject /Subtype /Image /Width ${picture.declared ?? picture.width} /Height ${picture.declared ?? picture.height} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
          picture.pixels,
        )
      : null;
    const body = content
      ? stream(content.dictionary, content.bytes)
      : stream('', Buffer.from(contentOf(page), 'latin1'));
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Rotate ${rotate} /Contents ${body} 0 R /Resources << /Font << /F ${font} 0 R >> ${image === null ? '' : `/XObject << /P ${image} 0 R >>`} >> >>`,
    );
  });
  objects[0] = Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`);
  const listed = [...Array<number>(repeated - 1).fill(kids[0] ?? 0), ...kids];
  objects[1] = Buffer.from(
    tree ?? `<< /Type /Pages /Kids [${listed.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${listed.length} >>`,
  );
  const parts = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let at = parts[0]?.length ?? 0;
  objects.forEach((object, n) => {
    places.push(at);
    const part = Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  });
  const table = ['0000000000 65535 f ', ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n `)].join(
    '\n',
  );
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}
