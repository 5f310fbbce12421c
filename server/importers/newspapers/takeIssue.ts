import { readFile } from 'node:fs/promises';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { issueIdOf, titleIdOf } from '#domain/newspapers/core/newspaperIds.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { isHeavyLoss } from '#domain/records/core/isHeavyLoss.ts';
import { isJpeg2000, jpeg2000Problem } from '#server/engines/images/jpeg2000.ts';
import { keepMaster } from '#server/engines/images/keepMaster.ts';
import { hasFaultyImages, savePicture } from '#server/engines/images/pictureFiles.ts';
import { carryCorrections, pagesWithCorrections } from '#server/modules/newspapers/corrections/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { articleCollector, type StoredArticle, type Sureness, surenessOf } from './articleCollector.ts';
import { closedPlaces, keepClosed } from './closedPlaces.ts';
import { contentHash, type Fault, type FoundIssue, type IssueDraft, type PageDraft, Rejected } from './IssueDraft.ts';
import {
  finishIssue,
  type HeldIssue,
  heldIssue,
  isOpenIssue,
  lockStoredIssue,
  keepImages,
  keepIssue,
  keepPage,
  type PageMaster,
} from './issueStore.ts';
import { keepTitle, saveIssueDay } from './titleStore.ts';

/** What taking an issue needs to know of the run. */
export interface TakingParts {
  db: Database;
  /** Where pages are kept. */
  files: FileStore;
  gazetteer: Gazetteer;
  batchId: number;
  /** Name of the papers, in place of what their files say. */
  titleName: string | null;
  /** Issues of this run by id and by content: the file that each was read from. */
  seen: Map<string, string>;
  /** Whether an issue may replace one of more pages or words. */
  isFewerAccepted: boolean;
  /** What the one issue was made from when a person saw it: another one is not taken. Null: whatever it is. */
  checked: string | null;
  report: (fault: Fault) => void;
}

/** What an issue holds, as read or as it was already stored. */
export interface TakenIssue {
  isUnchanged: boolean;
  titleId: string;
  titleName: string;
  date: string | null;
  pages: number;
  words: number;
  articles: number;
  /** Articles that we have separated ourselves. */
  guessed: number;
  /** Words of the articles that its files tell apart; the others are in guessed ones. */
  linkedWords: number;
  /** Of a check: what says that an import reads the same. */
  madeFrom?: string;
}

const idsOf = (draft: IssueDraft) => {
  const titleId = draft.title.id ?? titleIdOf(draft.title);
  return { titleId, issueId: issueIdOf(titleId, draft.date.date, draft.edition) };
};

/** Refuses an issue that the run has met already. */
function refuseDouble(
  { seen }: Pick<TakingParts, 'seen'>,
  name: string,
  issueId: string,
  hash: string,
  { date }: IssueDraft,
): void {
  const same = seen.get(hash);
  if (same !== undefined) throw new Rejected(name, 0, `holds the same as ${same}`);
  const other = seen.get(issueId);
  if (other !== undefined)
    throw new Rejected(name, 0, `is a second issue of ${date.date} beside ${other}, and neither names its edition`);
  seen.set(hash, name).set(issueId, name);
}

/** Reads every page of an issue, storing none. */
async function eachPage(
  draft: IssueDraft,
  issueId: string,
  report: TakingParts['report'],
  work: (page: PageDraft) => Promise<Sureness>,
) {
  const total: Sureness = { words: 0, sum: 0, judged: 0 };
  const positions: number[] = [];
  const collector = articleCollector(issueId);
  for await (const page of draft.pages(report)) {
    const sure = await work(page);
    for (const key of ['words', 'sum', 'judged'] as const) total[key] += sure[key];
    positions.push(page.position);
    collector.add(page);
  }
  return { total, positions, articles: collector.articles(draft.articles) };
}

/** The picture of a page in the site's own store; null where it has none that can be read. */
async function masterOf(
  { imageFile, position, label, source }: PageDraft,
  tx: Database,
  { files, report }: Pick<TakingParts, 'files' | 'report'>,
): Promise<PageMaster | null> {
  if (imageFile === null) return null;
  const bytes = await readFile(imageFile);
  const image = await keepMaster(tx, files, bytes);
  if (!image)
    report({
      file: source,
      line: 0,
      reason: isJpeg2000(bytes)
        ? jpeg2000Problem(`page ${position} without an image: its file`)
        : `page ${position} without an image: its file cannot be read, or has too many pixels`,
    });
  return image && { ...image, position, label, sourceFile: `${position} ${source}` };
}

const emptyIssue = (name: string) => new Rejected(name, 0, 'has no page that can be taken');
const asTaken = (draft: IssueDraft, titleId: string, isUnchanged: boolean): TakenIssue => ({
  isUnchanged,
  titleId,
  titleName: draft.title.name,
  date: draft.date.precision === 'day' ? draft.date.date : null,
  pages: 0,
  words: 0,
  articles: 0,
  guessed: 0,
  linkedWords: 0,
});

const figuresOf = (
  positions: readonly number[],
  { words }: Sureness,
  articles: readonly StoredArticle[],
): Pick<TakenIssue, 'pages' | 'words' | 'articles' | 'guessed' | 'linkedWords'> => ({
  pages: positions.length,
  words,
  articles: articles.length,
  guessed: articles.filter(({ isGuess }) => isGuess).length,
  linkedWords: articles.reduce((sum, article) => sum + (article.isGuess ? 0 : article.words), 0),
});

/** Refuses what would take pages, or more than a tenth of the words, from an issue that the site holds. */
function refuseFewer(held: HeldIssue | null, pages: number, words: number, name: string): void {
  if (!held || (pages >= held.pages && !isHeavyLoss(held.words, words))) return;
  throw new Rejected(
    name,
    0,
    `has ${countInWords(pages, 'page')} and ${countInWords(words, 'word')} where the site holds ${countInWords(held.pages, 'page')} and ${countInWords(held.words, 'word')}: the issue stays as it is. If the files are right, give the same command with --accept-fewer`,
  );
}

/** Reads an issue as `takeIssue` does and stores nothing: the check before an import. @throws Rejected as that does. */
export async function checkIssue(
  found: FoundIssue,
  parts: Pick<TakingParts, 'db' | 'seen' | 'titleName' | 'isFewerAccepted' | 'report'>,
): Promise<TakenIssue> {
  const source = await found.load();
  const hash = await contentHash(source, parts.titleName);
  const draft = source.open();
  const { titleId, issueId } = idsOf(draft);
  refuseDouble(parts, found.name, issueId, hash, draft);
  const { total, positions, articles } = await eachPage(draft, issueId, parts.report, (page) =>
    Promise.resolve(surenessOf(page.lines)),
  );
  if (positions.length === 0) throw emptyIssue(found.name);
  if (!parts.isFewerAccepted)
    refuseFewer(await heldIssue(parts.db, issueId), positions.length, total.words, found.name);
  return { ...asTaken(draft, titleId, false), ...figuresOf(positions, total, articles), madeFrom: hash };
}

/** Where a draft comes from, and what storing it needs. */
export interface DraftParts extends Pick<TakingParts, 'gazetteer' | 'batchId' | 'isFewerAccepted' | 'report'> {
  /** Of what the draft was made from. */
  hash: string;
  /** What is named as its source. */
  name: string;
  /** The image of a page; null where it has none. */
  imageOf: (page: PageDraft, tx: Database) => Promise<PageMaster | null> | PageMaster | null;
}

/**
 * Stores the images of an issue again of which a file was found missing or damaged. Nothing else changes: the same
 * pictures have the same names.
 */
async function mendImages(
  tx: Database,
  issueId: string,
  draft: IssueDraft,
  { report, imageOf }: Pick<DraftParts, 'report' | 'imageOf'>,
): Promise<void> {
  if (!(await hasFaultyImages(tx, issueId))) return;
  for await (const page of draft.pages(report)) {
    const master = await imageOf(page, tx);
    if (master?.file) await savePicture(tx, master.contentHash, master.file);
  }
}

/**
 * Stores a draft, whole or not at all. One that was made from the same changes nothing; another one of the same date
 * replaces what was there; the numbers of articles stay, what was closed stays closed, and members' corrections are
 * carried over.
 *
 * @throws Rejected when no page of it can be taken, it holds less than what is there and that is not accepted, or what
 * was closed would be open.
 */
export function takeDraft(
  db: Database,
  draft: IssueDraft,
  { gazetteer, batchId, isFewerAccepted, report, hash, name, imageOf }: DraftParts,
): Promise<TakenIssue> {
  const { titleId, issueId } = idsOf(draft);
  return db.transaction(async (tx) => {
    const held = await lockStoredIssue(tx, issueId);
    if (held?.contentHash === hash) {
      await mendImages(tx, issueId, draft, { report, imageOf });
      return asTaken(draft, titleId, true);
    }
    const [before, closed] = [await pagesWithCorrections(tx, issueId), await closedPlaces(tx, issueId)];
    await keepTitle(tx, draft.title, gazetteer);
    await keepIssue(tx, issueId, titleId, draft, { contentHash: hash, source: name, batchId });
    const masters: PageMaster[] = [];
    const { total, positions, articles } = await eachPage(draft, issueId, report, async (page) => {
      const master = await imageOf(page, tx);
      if (master) masters.push(master);
      return keepPage(tx, issueId, page);
    });
    if (positions.length === 0) throw emptyIssue(name);
    if (!isFewerAccepted) refuseFewer(held, positions.length, total.words, name);
    await keepImages(tx, issueId, `${draft.title.name}, ${draft.date.date}`, masters);
    await finishIssue(tx, issueId, positions, articles, total);
    await keepClosed(tx, issueId, closed, name, report);
    await carryCorrections(tx, before);
    // One that is closed or withdrawn stays so, and its day looks to readers as if it had no issue.
    if (draft.date.precision === 'day' && (await isOpenIssue(tx, issueId)))
      await saveIssueDay(tx, titleId, draft.date.date);
    return { ...asTaken(draft, titleId, false), ...figuresOf(positions, total, articles) };
  });
}

/**
 * Takes in an issue that was found, as `takeDraft` does.
 * @throws Rejected when the issue as a whole cannot be taken.
 */
export async function takeIssue(found: FoundIssue, parts: TakingParts): Promise<TakenIssue> {
  const { db, titleName, checked } = parts;
  const source = await found.load();
  const hash = await contentHash(source, titleName);
  if (checked !== null && checked !== hash)
    throw new Rejected(found.name, 0, 'is another one than was checked: bring it again, and look at it');
  const draft = source.open();
  refuseDouble(parts, found.name, idsOf(draft).issueId, hash, draft);
  return takeDraft(db, draft, { ...parts, hash, name: found.name, imageOf: (page, tx) => masterOf(page, tx, parts) });
}
