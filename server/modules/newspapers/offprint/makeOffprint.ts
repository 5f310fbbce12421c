import { cutForPaper, type PlacedCut } from '#domain/newspapers/pages/cutForPaper.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { xywhOf } from '#domain/records/core/pageRegion.ts';
import { isProblem, parseImageRequest } from '#domain/records/images/parseImageRequest.ts';
import type { PageSource } from '#server/engines/images/PageImage.ts';
import type { Pixels } from '#server/engines/images/pixels/createPixels.ts';
import type { WaitingReader } from '#server/engines/images/pixels/createWorkQueue.ts';
import type { OffprintPicture, OffprintWord } from '#server/engines/images/pixels/Offprint.ts';
import { OFFPRINT_TOP } from '#server/engines/images/pixels/writeOffprint.ts';

import type { OffprintPiece, OffprintPlan } from './planOffprint.ts';

/** What pictures of an offprint are cut with. */
export interface OffprintDeps {
  pages: Pick<PageSource, 'page'>;
  pixels: Pick<Pixels, 'image' | 'offprint'>;
}

/** The words of a line where they are on the sheet: where words have no boxes, the line as one. */
function placed(line: PageLine, { region, x, y, scale }: PlacedCut): OffprintWord[] {
  const at = (box: { x: number; y: number; width: number; height: number }) => ({
    x: x + (box.x - region.x) * scale,
    y: y + (line.y - region.y) * scale,
    width: box.width * scale,
    height: line.height * scale,
  });
  if (!line.hasWordBoxes) return [{ text: line.words.map(({ text }) => text).join(' '), ...at(line) }];
  return line.words.map((word) => ({ text: word.text, ...at(word) }));
}

async function pictureOf(
  cut: PlacedCut,
  imageId: string,
  { pages, pixels }: OffprintDeps,
  reader: WaitingReader,
): Promise<OffprintPicture> {
  const page = await pages.page(imageId);
  if (!page) throw new Error(`There is no image ${imageId}.`);
  const request = parseImageRequest(
    { region: xywhOf(cut.region), size: 'max', rotation: '0', file: 'default.jpg' },
    page,
  );
  if (isProblem(request)) throw new Error(request.message);
  const { x, y, region, scale } = cut;
  return {
    jpeg: await pixels.image(page, request, reader),
    x,
    y,
    width: region.width * scale,
    height: region.height * scale,
    lines: cut.lines.map((line) => placed(line, cut)),
  };
}

const textOf = ({ lines }: OffprintPiece): string[] => [
  ...lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
  '',
];

/**
 * Makes the PDF of an article or page: pictures are cut one after the other, as readers may see them, and the document
 * is written by a drawing process.
 */
export async function makeOffprint(
  { isWholePage, pieces, ...words }: OffprintPlan,
  deps: OffprintDeps,
  reader: WaitingReader,
): Promise<Buffer> {
  const pictured = pieces.filter(({ imageId }) => imageId !== null);
  const sheets: OffprintPicture[][] = [];
  for (const cuts of cutForPaper(pictured, { isWholePage, top: OFFPRINT_TOP })) {
    const pictures: OffprintPicture[] = [];
    for (const cut of cuts) pictures.push(await pictureOf(cut, pictured[cut.piece]?.imageId ?? '', deps, reader));
    sheets.push(pictures);
  }
  const text = pieces.filter(({ imageId }) => imageId === null).flatMap(textOf);
  return deps.pixels.offprint({ ...words, title: `${words.heading}, ${words.subheading}`, sheets, text }, reader);
}
