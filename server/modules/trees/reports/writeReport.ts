import { buffer } from 'node:stream/consumers';

import sharp from 'sharp';

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';
import { HIDDEN_NAME, treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import {
  partsOf,
  type ReportPart,
  type ReportRequest,
  REPORT_NAMES,
  reportTitle,
} from '#domain/trees/reports/reportRequest.ts';
import type { ReportEntry } from '#domain/trees/reports/writing/reportEntry.ts';
import { writeEntry } from '#domain/trees/reports/writing/writeEntry.ts';
import { missingScripts } from '#server/engines/pdf/fontFaces.ts';
import { openTreeForTicket } from '#server/modules/trees/core/index.ts';
import { readTreePicture } from '#server/modules/trees/person/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

import { type ContentsLine, createReportPdf, type ReportPdf } from './pdf/createReportPdf.ts';
import { placesByName, type LoadedPlan, planOf, readerOf } from './reading/planOf.ts';
import { reportDocuments } from './reading/reportDocuments.ts';
import { type ShownPeople, visibleNow } from './reportPrivacy.ts';

/** A report that is to become a file. */
export interface ReportTask {
  reportId: number;
  /** Of the job as it was taken. */
  fence: number;
  memberId: number;
  treeId: number;
  personId: number;
  request: ReportRequest;
  policy: { asOfYear: number; livingYears: number };
  siteName: string;
  madeAt: Date;
}

/** The file, with what its maker could see when it was written. */
export interface WrittenReport extends ShownPeople {
  title: string;
  pages: number;
  content: Buffer;
  mayEdit: boolean;
  seesLiving: boolean;
}

/** Entries whose documents are in memory at once. */
const BATCH = 150;
/** Bytes of the pictures of a report: the file is in memory before it is kept. */
const MOST_PICTURE_BYTES = 120_000_000;
/** A report with fewer entries needs no page for its title and no table of contents. */
const LONG = 60;
const GONE = 'This person or tree is no longer there, or is no longer shared with you.';
const EMPTY = 'There is nothing to report: the tree records no relatives of this kind.';
/** In place of a file with letters that could not be read. */
const noTypeface = (scripts: readonly string[]): string =>
  `This report has letters that we have no typeface for (${scripts.join(', ')}), so we can’t make the file. You can read the report on its page.`;
const TOO_LONG = 'This report has more than 20,000 people. Choose fewer generations.';
const TOO_MANY_PHOTOS =
  'The photos of this report are larger than 120 MB in all. Choose fewer generations, or leave out photos.';

/** Headings of a report in their order; one report by itself has none of its own name. */
const headings = ({ parts }: LoadedPlan, nameOfPart: (part: ReportPart) => string | null): ContentsLine[] =>
  parts.flatMap(({ part, sections }) => {
    const name = nameOfPart(part);
    return [
      ...(name === null ? [] : [{ level: 1 as const, text: name }]),
      ...sections.filter(({ heading }) => heading !== '').map(({ heading }) => ({ level: 2 as const, text: heading })),
    ];
  });

const picturesIn = (entries: readonly ReportEntry[]): number[] =>
  entries.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures.map(({ mediumId }) => mediumId) : [])),
  );

/**
 * Puts the pictures of some entries into a file that are not in it yet.
 * @returns their bytes
 * @throws UserError where there is no room for them
 */
async function addPictures(
  db: Database,
  treeId: number,
  pdf: ReportPdf,
  entries: readonly ReportEntry[],
  media: ReadonlyMap<number, TreeMedium>,
  room: number,
): Promise<number> {
  let bytes = 0;
  for (const id of new Set(picturesIn(entries))) {
    const storedAs = media.get(id)?.storedAs ?? null;
    const stored =
      storedAs === null || pdf.hasPicture(id) ? null : await readTreePicture(db, treeId, storedAs, 'large');
    // A picture that cannot be read is no reason to write nothing.
    const jpeg =
      stored &&
      (await sharp(stored)
        .resize({ width: 900, height: 900, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82 })
        .toBuffer()
        .catch(() => null));
    if (!jpeg) continue;
    bytes += jpeg.length;
    if (bytes > room) throw new UserError(TOO_MANY_PHOTOS);
    pdf.addPicture(id, jpeg);
  }
  return bytes;
}

/** @throws UserError where a text has letters that no face has: the file is refused, and names their scripts */
function requireLetters(text: string): void {
  const scripts = missingScripts(text);
  if (scripts.length > 0) throw new UserError(noTypeface(scripts));
}

/**
 * Writes a report to a file, a batch of entries at a time.
 * @param atStep - called with the entries done; what it throws ends the work
 * @throws UserError where there is nothing to write, or nothing that its maker may see
 */
export async function writeReport(
  db: Database,
  { memberId, treeId, personId, request, policy, siteName, madeAt }: ReportTask,
  atStep: (done: number, of: number) => void | Promise<void>,
  mostPictureBytes = MOST_PICTURE_BYTES,
): Promise<WrittenReport> {
  const opened = await openTreeForTicket(db, { treeId, memberId });
  const reader = opened && readerOf(opened, request, policy);
  const plan = reader && (await planOf(db, reader, personId, request));
  if (!opened || !reader || !plan) throw new UserError(GONE);
  if (!plan.isWhole) throw new UserError(TOO_LONG);
  // Before anything is read: what is hidden meanwhile is noticed.
  const shown = await visibleNow(db, treeId, reader.view);
  const total = plan.parts.reduce(
    (sum, { sections }) => sum + sections.reduce((count, { entries }) => count + entries.length, 0),
    0,
  );
  if (total === 0) throw new UserError(EMPTY);
  requireLetters(opened.tree.name);
  const isUppercase = opened.tree.showsSurnamesUppercase;
  const name = plan.isHidden ? HIDDEN_NAME : treeDisplayName(plan.person, isUppercase);
  const title = reportTitle(request.kind, name);
  const isBook = request.kind === 'book';
  const titleOfPart = (part: ReportPart) =>
    isBook ? (part === 'individual' ? REPORT_NAMES.individual.name : reportTitle(part, name)) : null;
  const writing = {
    sources: request.sources,
    notes: request.notes,
    media: request.media,
    showsSurnamesUppercase: isUppercase,
  };
  const pdf = createReportPdf({
    title,
    below: [
      partsOf(request).length > 1 ? REPORT_NAMES.book.name : REPORT_NAMES[request.kind].name,
      opened.tree.name,
      `${dayInWords(madeAt)} · ${siteName}`,
    ],
    siteName,
    madeAt,
    contents: isBook || total > LONG ? headings(plan, titleOfPart) : null,
    placeNamed: isBook ? await placesByName(db, reader) : null,
  });
  const bytes = buffer(pdf.bytes);
  let done = 0;
  let room = mostPictureBytes;
  for (const { part, sections } of plan.parts) {
    const partName = titleOfPart(part);
    if (partName !== null) pdf.startPart(partName);
    for (const { heading, note, entries } of sections) {
      if (heading !== '') pdf.startSection(heading, note);
      for (let at = 0; at < entries.length; at += BATCH) {
        const batch = entries.slice(at, at + BATCH);
        const { data, media } = await reportDocuments(db, reader, batch, writing);
        const written = batch.map((entry) => writeEntry({ data, choices: writing }, entry));
        // Names of properties are letters that every face has.
        requireLetters(JSON.stringify(written));
        room -= await addPictures(db, treeId, pdf, written, media, room);
        for (const entry of written) pdf.entry(entry);
        done += batch.length;
        await atStep(done, total);
      }
    }
  }
  const pages = pdf.finish();
  return {
    title,
    pages,
    content: await bytes,
    ...shown,
    mayEdit: reader.opened.mayEdit,
    seesLiving: reader.opened.seesLiving,
  };
}
