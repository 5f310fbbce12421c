import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Lines of a column as ALTO, each word 100 pixels wide. `attributes` go to the root element. */
export function altoPage(
  lines: readonly string[],
  { width = 1_000, height = 1_500, unit = 'pixel', attributes = '', scale = 1 } = {},
): string {
  let word = 0;
  const at = (value: number) => String(value * scale);
  const rows = lines.map((line, n) => {
    const strings = line
      .split(' ')
      .map(
        (text, nth) =>
          `<String ID="S${(word += 1)}" HPOS="${at(50 + nth * 110)}" VPOS="${at(100 + n * 40)}" WIDTH="${at(100)}" HEIGHT="${at(30)}" CONTENT="${escaped(text)}" WC="0.9"/>`,
      );
    return `<TextLine ID="L${n + 1}" HPOS="${at(50)}" VPOS="${at(100 + n * 40)}" WIDTH="${at(880)}" HEIGHT="${at(32)}">${strings.join('\n<SP/>')}</TextLine>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<alto ${attributes}><Description><MeasurementUnit>${unit}</MeasurementUnit></Description>
<Layout><Page ID="P1" WIDTH="${at(width)}" HEIGHT="${at(height)}"><PrintSpace><TextBlock ID="B1">
${rows.join('\n')}
</TextBlock></PrintSpace></Page></Layout></alto>`;
}

interface MetsOptions {
  title?: string;
  number?: string;
  date?: string;
  edition?: string;
  /** Address of each page's text; null: a page without. */
  texts?: readonly (string | null)[];
  images?: readonly (string | null)[];
  /** Articles by headline and the block, line or words they take, each on a page from 1. */
  articles?: readonly {
    headline: string;
    type?: string;
    areas: readonly { page: number; begin: string; end?: string }[];
  }[];
}

/** A METS file of one issue. */
export function metsFile({
  title = 'The Test Journal.',
  number = '0009999',
  date = '1824-02-17',
  edition = '',
  texts = ['0001.xml'],
  images = [],
  articles = [],
}: MetsOptions = {}): string {
  const files = texts.map((href, at) =>
    href === null
      ? ''
      : `<file ID="T${at + 1}" MIMETYPE="text/xml"><FLocat LOCTYPE="URL" xlink:href="${href}"/></file>`,
  );
  const pictures = images.map((href, at) =>
    href === null
      ? ''
      : `<file ID="I${at + 1}" MIMETYPE="image/tiff"><FLocat LOCTYPE="URL" xlink:href="${href}"/></file>`,
  );
  const pages = Array.from(
    { length: Math.max(texts.length, images.length) },
    (_, at) =>
      `<div TYPE="page" ORDER="${at + 1}" ORDERLABEL="${at + 1}">${texts[at] == null ? '' : `<fptr FILEID="T${at + 1}"/>`}${images[at] == null ? '' : `<fptr FILEID="I${at + 1}"/>`}</div>`,
  );
  const logical = articles.map(
    ({ type = 'ARTICLE', areas }, at) =>
      `<div ID="A${at + 1}" TYPE="${type}" DMDID="M${at + 1}">${areas.map(({ page, begin, end }) => `<fptr><area FILEID="T${page}" BETYPE="IDREF" BEGIN="${begin}"${end === undefined ? '' : ` END="${end}"`}/></fptr>`).join('')}</div>`,
  );
  const mods = articles.map(
    ({ headline }, at) =>
      `<dmdSec ID="M${at + 1}"><mdWrap><xmlData><mods><titleInfo><title>${escaped(headline)}</title></titleInfo></mods></xmlData></mdWrap></dmdSec>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<mets xmlns="http://www.loc.gov/METS/" xmlns:xlink="http://www.w3.org/1999/xlink" TYPE="Newspaper">
<dmdSec ID="ISSUE"><mdWrap><xmlData><mods><relatedItem type="host"><identifier type="NLP">${number}</identifier></relatedItem><titleInfo><title>${escaped(title)}</title></titleInfo>
<originInfo><dateIssued keyDate="yes">${date}</dateIssued><place><placeTerm type="text">London, England</placeTerm></place></originInfo>
${edition === '' ? '' : `<part><detail type="edition"><number>${edition}</number></detail></part>`}</mods></xmlData></mdWrap></dmdSec>
${mods.join('\n')}
<fileSec><fileGrp USE="Fulltext">${files.join('\n')}</fileGrp><fileGrp USE="Master">${pictures.join('\n')}</fileGrp></fileSec>
<structMap TYPE="LOGICAL"><div ID="LOG" TYPE="ISSUE" DMDID="ISSUE">${logical.join('\n')}</div></structMap>
<structMap TYPE="PHYSICAL"><div ID="PHYS" TYPE="physSequence">
${pages.join('\n')}
</div></structMap></mets>`;
}

/** Writes files by their paths within a folder. @returns the folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
