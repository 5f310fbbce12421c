import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { readIssueDate } from '#domain/newspapers/core/readIssueDate.ts';
import {
  annotatedLines,
  type CanvasLine,
  type ManifestCanvas,
  readManifest,
} from '#domain/newspapers/iiif/readManifest.ts';
import { isJpeg2000 } from '#server/engines/images/jpeg2000.ts';

import { type Fault, Rejected } from '../newspapers/IssueDraft.ts';
import { datedName } from '../newspapers/readers/datedName.ts';
import type { RemoteFiles } from './RemoteFiles.ts';

/** Bytes of the largest manifest, text and image. */
const MOST_BYTES = { manifest: 20 * 1024 ** 2, text: 100 * 1024 ** 2, image: 200 * 1024 ** 2 };
/** Pages of an issue. */
const MOST_CANVASES = 500;

/** An issue as it was copied. */
export interface CopiedIssue {
  title: string | null;
  /** The address that a page was copied from, by the stem of its files. */
  sources: ReadonlyMap<string, string>;
}

const isAddress = (source: string): boolean => /^https?:\/\//iu.test(source);

/** A manifest that is a file, or on another site. @throws Rejected when it is no JSON. */
async function manifestAt(source: string, folder: string, remote: RemoteFiles): Promise<unknown> {
  const file = path.join(folder, 'manifest.json');
  if (isAddress(source)) await remote.fetchTo(source, file, MOST_BYTES.manifest);
  const text = await readFile(isAddress(source) ? file : source, 'utf8').catch(() => {
    throw new Rejected(source, 0, 'is no file that can be read');
  });
  await rm(file, { force: true });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Rejected(source, 0, 'is not JSON');
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Lines of annotations as hOCR, so that they are read as every text is. Their words have no boxes. */
function asHocr({ width, height }: ManifestCanvas, lines: readonly CanvasLine[]): string {
  const rows = lines.map(({ text, region: { x, y, width: across, height: down } }) => {
    const words = text
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map((word) => `<span class="ocrx_word">${escaped(word)}</span>`);
    return `<span class="ocr_line" title="bbox ${x} ${y} ${x + across} ${y + down}">${words.join(' ')}</span>`;
  });
  return `<!doctype html><html><head><meta charset="utf-8"></head><body><div class="ocr_page" title="bbox 0 0 ${width} ${height}">\n${rows.join('\n')}\n</div></body></html>\n`;
}

/** Copies the text of a page. @returns where it came from; null where the page has none. */
async function copyText(
  canvas: ManifestCanvas,
  source: string,
  stem: string,
  remote: RemoteFiles,
): Promise<string | null> {
  const { text } = canvas;
  if (canvas.lines.length > 0 && text?.kind !== 'alto' && text?.kind !== 'hocr') {
    await writeFile(`${stem}.hocr`, asHocr(canvas, canvas.lines));
    return source;
  }
  if (!text) return null;
  if (text.kind !== 'lines') {
    await remote.fetchTo(text.address, `${stem}.${text.kind === 'alto' ? 'xml' : 'hocr'}`, MOST_BYTES.text);
    return text.address;
  }
  const lines = annotatedLines(await manifestAt(text.address, path.dirname(stem), remote));
  if (lines.length > 0) await writeFile(`${stem}.hocr`, asHocr(canvas, lines));
  return lines.length > 0 ? text.address : null;
}

async function startOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    return (await handle.read(Buffer.alloc(16), 0, 16, 0)).buffer;
  } finally {
    await handle.close();
  }
}

/** The ending by which a picture is known, from its first bytes; null for what is no picture that can be read here. */
function endingOf(start: Uint8Array): string | null {
  const signs = Buffer.from(start).toString('latin1');
  if (signs.startsWith('\xff\xd8')) return 'jpg';
  if (signs.startsWith('\x89PNG')) return 'png';
  if (/^(?:II\*\0|MM\0\*)/u.test(signs)) return 'tif';
  if (isJpeg2000(Buffer.from(start))) return 'jp2';
  return /^RIFF[^]{4}WEBP/u.test(signs) ? 'webp' : null;
}

async function copyImage(address: string, stem: string, remote: RemoteFiles): Promise<void> {
  const file = `${stem}.part`;
  await remote.fetchTo(address, file, MOST_BYTES.image);
  const ending = endingOf(await startOf(file));
  if (ending !== null) return rename(file, `${stem}.${ending}`);
  await rm(file);
  throw new Rejected(address, 0, 'is no image that can be read here');
}

function dateOf(dates: readonly string[], source: string): string {
  const [first] = dates
    .map((text) => readIssueDate(text))
    .flatMap((date) => ('date' in date && date.precision === 'day' ? [date.date] : []));
  if (first !== undefined) return first;
  const named = datedName(path.basename(source).replace(/\.[^.]+$/u, ''));
  if (named) return named.written;
  throw new Rejected(
    source,
    0,
    dates.length === 0 ? 'names no date' : `names no date of one day: ${dates.join(', ').slice(0, 200)}`,
  );
}

/**
 * Copies what a manifest of IIIF Presentation 2 or 3 names into a folder `1824-02-17` with an image and a text for each
 * page, as societies keep their scans. A page that lacks one of them is reported and has the other.
 *
 * @param source - an address, or a file.
 * @throws Rejected when there is no issue in it.
 */
export async function copyManifest(
  source: string,
  folder: string,
  remote: RemoteFiles,
  report: (fault: Fault) => void,
): Promise<CopiedIssue> {
  const read = readManifest(await manifestAt(source, folder, remote));
  if ('problem' in read) throw new Rejected(source, 0, read.problem);
  if (read.canvases.length > MOST_CANVASES)
    throw new Rejected(source, 0, `has ${figure(read.canvases.length)} pages: an issue has ${MOST_CANVASES} at most`);
  const into = path.join(folder, dateOf(read.dates, source));
  await mkdir(into);
  const sources = new Map<string, string>();
  const tried = async (act: () => Promise<unknown>) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      report({ file: error.file, line: error.line, reason: error.reason });
      return null;
    }
  };
  for (const [at, canvas] of read.canvases.entries()) {
    const name = String(at + 1).padStart(4, '0');
    const stem = path.join(into, name);
    sources.set(name, canvas.text?.address ?? canvas.image ?? source);
    await tried(() => copyText(canvas, source, stem, remote));
    const { image } = canvas;
    if (image !== null) await tried(() => copyImage(image, stem, remote));
  }
  return { title: read.title, sources };
}
