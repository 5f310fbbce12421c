import path from 'node:path';

import { readIssueDate } from '#domain/newspapers/core/readIssueDate.ts';

import {
  type ArticleDraft,
  type Fault,
  type FoundIssue,
  type IssueDraft,
  type PageDraft,
  Rejected,
} from '../IssueDraft.ts';
import { datedName, paperOf } from './datedName.ts';
import { fitAlto } from './fitAlto.ts';
import { layOutWithGuesses, type WantedZone } from './guessArticles.ts';
import { fileNamedBy, type ImportRoot, nameInside } from './insideFolder.ts';
import { isArticle, type MetsArticle, metsArticles, type MetsPage, metsPages } from './metsStructure.ts';
import { pictureSize } from './pageImage.ts';
import { emptyDescription, type MetsDescription, type MetsDiv, type MetsDocument, readMets } from './readMets.ts';
import { readTextXml } from './readTextXml.ts';
import { boxOfCoords, zoneLines } from './zoneLines.ts';

const EDITION = /^[a-z0-9]{1,20}$/u;

/** What every page of an issue is read with. */
interface Reading {
  root: ImportRoot;
  file: string;
  name: string;
  document: MetsDocument;
  articles: readonly MetsArticle[];
  /** Grows by what we tell apart ourselves. */
  draft: ArticleDraft[];
}

/**
 * The description of the issue: that of the outermost division, else the first that has a date; without any date, the
 * first that is of no article. Null where there is none.
 */
function issueDescription({ maps, descriptions }: MetsDocument): MetsDescription | null {
  const divisions = maps.flatMap(({ root }) => [root, ...root.children]);
  const descriptionsOf = (those: readonly MetsDiv[]) =>
    those.flatMap(({ descriptionId }) => (descriptionId === null ? [] : (descriptions.get(descriptionId) ?? [])));
  const all = [...descriptionsOf(divisions), ...descriptions.values()];
  const inside = divisions.flatMap((division) => [division, ...division.children]);
  const ofArticles = new Set(descriptionsOf(inside.filter(isArticle)));
  return all.find(({ dates }) => dates.length > 0) ?? all.find((one) => !ofArticles.has(one)) ?? null;
}

/** The file behind an id, where METS has it and it is there. */
async function fileOf(
  { root, file, document }: Pick<Reading, 'root' | 'file' | 'document'>,
  id: string,
): Promise<string | null> {
  const named = document.files.get(id);
  return named ? fileNamedBy(root, file, named.href, named.line) : null;
}

/** The picture of a page that can be read; every one that cannot is reported. */
async function pictureOf(reading: Reading, { imageIds, line }: MetsPage, report: (fault: Fault) => void) {
  const problems: string[] = [];
  for (const id of imageIds) {
    const file = await fileOf(reading, id);
    const href = reading.document.files.get(id)?.href ?? id;
    const size = file === null ? null : await pictureSize(file);
    if (file !== null && size) return { file, ...size };
    problems.push(file === null ? `there is no image ${href}` : `${href} is not an image that can be read here`);
  }
  report({ file: reading.name, line, reason: `page without an image: ${problems.join('; ') || 'none is named'}` });
  return null;
}

async function readPage(reading: Reading, page: MetsPage, report: (fault: Fault) => void): Promise<PageDraft> {
  const { root, articles, draft } = reading;
  const picture = await pictureOf(reading, page, report);
  const textFile = page.textId === null ? null : await fileOf(reading, page.textId);
  const base = { position: page.position, label: page.label, imageFile: picture?.file ?? null };
  if (textFile === null) {
    if (!picture) throw new Rejected(reading.name, page.line, `page ${page.position} has neither text nor image`);
    report({ file: reading.name, line: page.line, reason: `page ${page.position} has no text` });
    return {
      ...base,
      width: picture.width,
      height: picture.height,
      dpi: picture.dpi,
      lines: [],
      zones: [],
      alternatives: [],
      source: reading.name,
    };
  }
  const name = nameInside(root, textFile);
  const alto = await readTextXml(textFile, name);
  const fitted = fitAlto(alto, picture, name, report);
  const wanted: WantedZone[] = [];
  articles.forEach(({ zones }, article) =>
    zones.forEach(({ text, image }, order) => {
      const isHere = text ? text.fileId === page.textId : image !== null && page.imageIds.includes(image.fileId);
      if (!isHere) return;
      const box =
        boxOfCoords(image && page.imageIds.includes(image.fileId) ? image.coords : null) ??
        boxOfCoords(text?.coords ?? null);
      const lines = zoneLines(alto, fitted, text, box);
      if (lines === null)
        report({
          file: reading.name,
          line: page.line,
          reason: `article ${article + 1} names text that ${name} does not have: "${text?.begin ?? ''}"`,
        });
      else wanted.push({ article, order, box, lines });
    }),
  );
  const { page: laid, zones } = layOutWithGuesses(fitted, wanted, draft);
  const { width, height, lines, alternatives } = laid;
  return { ...base, width, height, dpi: alto.dpi ?? picture?.dpi ?? null, lines, zones, alternatives, source: name };
}

function toDraft(root: ImportRoot, file: string, document: MetsDocument, titleName: string | null): IssueDraft {
  const name = nameInside(root, file);
  const described = issueDescription(document) ?? emptyDescription(1);
  const folder = path.dirname(file);
  const byFolder = datedName(path.basename(folder));
  const written = described.dates[0] ?? byFolder?.written;
  if (written === undefined)
    throw new Rejected(name, 1, 'does not say which date the issue is of: name its folder by it, 1824-02-17');
  const date = readIssueDate(written);
  if ('problem' in date) throw new Rejected(name, described.line, date.problem);
  // Folders of newspapers are named by them, with a folder a day.
  const paper =
    titleName ?? described.hostTitle ?? described.title ?? (byFolder ? paperOf(root, folder, null).title.name : null);
  if (paper === null)
    throw new Rejected(name, described.line, 'does not say which paper it is: give its name with --title');
  const pages = metsPages(document);
  if (pages.length === 0) throw new Rejected(name, 1, 'names no pages');
  const edition = described.parts.get('edition')?.trim().toLowerCase() ?? byFolder?.edition ?? '';
  const articles = metsArticles(document);
  const draft: ArticleDraft[] = articles.map(({ headline, kind }) => ({ headline, kind, isGuess: false }));
  return {
    title: {
      name: paper,
      libraryNumber: described.hostIdentifiers.find((id) => /^\d{7}$/u.test(id)) ?? null,
      placeName: described.places[0] ?? null,
      language: described.language,
      sourceNote: described.sourceNote,
    },
    date,
    edition: EDITION.test(edition) && edition !== '1' ? edition : '',
    label: described.parts.get('issue') ?? null,
    aliases: described.identifiers,
    articles: draft,
    async *pages(report) {
      const reading: Reading = { root, file, name, document, articles, draft };
      for (const page of pages) {
        try {
          yield await readPage(reading, page, report);
        } catch (error) {
          if (!(error instanceof Rejected)) throw error;
          report(error);
        }
      }
    },
  };
}

/**
 * An issue that a METS file describes, with the ALTO files and pictures beside it.
 * @param titleName - in place of the paper's own.
 */
export const metsIssue = (root: ImportRoot, file: string, titleName: string | null): FoundIssue => ({
  name: nameInside(root, file),
  async load() {
    const document = await readMets(file, nameInside(root, file));
    // A file that leads out of the folder is reported when its page is read.
    const found = async (ids: readonly string[]) =>
      (await Promise.all(ids.map((id) => fileOf({ root, file, document }, id).catch(() => null)))).filter(
        (one) => one !== null,
      );
    const pages = metsPages(document);
    return {
      textFiles: [file, ...(await found(pages.flatMap(({ textId }) => textId ?? [])))],
      imageFiles: await found(pages.flatMap(({ imageIds }) => imageIds)),
      open: () => toDraft(root, file, document, titleName),
    };
  },
});
