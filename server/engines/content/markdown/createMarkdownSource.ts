import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { ContentDocument, ContentSummary } from '#domain/site/content/contentDocument.ts';
import { CONTENT_KINDS, contentPlace } from '#domain/site/content/contentKinds.ts';

import type {
  ContentDraft,
  ContentFault,
  ContentSource,
  OwnDocument,
  TextOrigin,
  TextSource,
} from '../ContentSource.ts';
import { parseDocument } from './parseDocument.ts';

/** A changed file is read again after this time at the latest, in milliseconds. */
const FRESH_MS = 5_000;
const ENDING = '.md';

interface Library {
  /** Changes with any text. */
  signature: string;
  documents: ReadonlyMap<string, ContentDocument>;
  drafts: ReadonlyMap<string, { document: ContentDocument; faults: string[] }>;
  faults: ContentFault[];
}

/** A text as its author left it. */
interface TextFile {
  /** From the folder of its source: `article/1939register/how.md`. */
  name: string;
  /** Where it is kept, for its author. */
  where: string;
  origin: TextOrigin;
  signature: string;
  /** It is not published, and what readers have of this name stays. */
  isDraft: boolean;
  read: () => Promise<string>;
}

/** A text that staff wrote in the browser. */
export interface WrittenText {
  /** As a file would be called, without ending: `site/terms`. */
  name: string;
  /** Another one with each change. */
  revision: number;
  /** A name may have one beside the text that is published. */
  isDraft: boolean;
  /** Its Markdown. */
  read: () => Promise<string>;
}

async function filesOf(folder: string, origin: TextOrigin): Promise<TextFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => {
      const { mtimeMs, size } = await stat(file);
      return {
        name: path.relative(folder, file).split(path.sep).join('/'),
        where: file,
        origin,
        signature: `${file} ${mtimeMs} ${size}`,
        isDraft: false,
        read: () => readFile(file, 'utf8'),
      };
    }),
  );
}

const writtenFile = ({ name, revision, isDraft, read }: WrittenText): TextFile => ({
  name: `${name}${ENDING}`,
  where: `${name}${ENDING}`,
  origin: 'browser',
  signature: `${name} ${revision}`,
  isDraft,
  read,
});

/** What holds of each name, and the drafts of the browser beside it. */
const inEffect = (files: readonly TextFile[]): TextFile[] => [
  ...new Map(files.flatMap((file) => (file.isDraft ? [] : [[file.name, file]]))).values(),
  ...files.filter(({ isDraft }) => isDraft),
];

const summaryOf = ({ kind, key, title, description, order, updated }: ContentDocument): ContentSummary => ({
  kind,
  key,
  title,
  description,
  order,
  updated,
});

const nameOf = (kind: string, key: string): string => `${kind}/${key}`;

async function readAll(files: readonly TextFile[], signature: string, withSamples: boolean): Promise<Library> {
  const documents = new Map<string, ContentDocument>();
  const drafts = new Map<string, { document: ContentDocument; faults: string[] }>();
  const faults: ContentFault[] = [];
  for (const { name, where, isDraft, read } of files) {
    // A file beside the kinds' folders, such as a README, is not a page.
    if (!name.includes('/')) continue;
    const place = contentPlace(name.slice(0, -ENDING.length));
    if (!place) {
      faults.push({
        where,
        name,
        message: `Documents belong in folders named ${CONTENT_KINDS.join(', ')} or help/CATEGORY/SECTION, and are named in lower-case letters, digits and hyphens.`,
      });
      continue;
    }
    const { kind, key } = place;
    const parsed = parseDocument(kind, key, await read());
    faults.push(...parsed.faults.map((message) => ({ where, name, message })));
    if (!parsed.document || (parsed.isSample && !withSamples)) continue;
    if (parsed.isDraft || isDraft) drafts.set(nameOf(kind, key), { document: parsed.document, faults: parsed.faults });
    else documents.set(nameOf(kind, key), parsed.document);
  }
  return { signature, documents, drafts, faults };
}

/** The document in a file; null where it is none. */
async function summaryIn({ name, read }: TextFile): Promise<ContentSummary | null> {
  const place = contentPlace(name.slice(0, -ENDING.length));
  const document = place && parseDocument(place.kind, place.key, await read()).document;
  return document && summaryOf(document);
}

/** A text with what it is; none for a file that is no text of the site. */
async function sourceOf({ name, origin, isDraft, read }: TextFile): Promise<TextSource[]> {
  const place = contentPlace(name.slice(0, -ENDING.length));
  if (!place) return [];
  const markdown = await read();
  const parsed = parseDocument(place.kind, place.key, markdown);
  if (parsed.isSample) return [];
  const title = parsed.document?.title ?? null;
  return [
    { name: name.slice(0, -ENDING.length), ...place, title, origin, isDraft: isDraft || parsed.isDraft, markdown },
  ];
}

/** Documents that do not come with the site, each with the one that it is in place of. */
async function ownIn(files: readonly TextFile[]): Promise<OwnDocument[]> {
  const builtIn = new Map(files.flatMap((file) => (file.origin === 'software' ? [[file.name, file]] : [])));
  const own = new Map(files.flatMap((file) => (file.origin === 'software' ? [] : [[file.name, file]])));
  const found: OwnDocument[] = [];
  for (const file of own.values()) {
    const [summary, before] = [await summaryIn(file), builtIn.get(file.name)];
    if (summary) found.push({ ...summary, builtIn: before ? await summaryIn(before) : null });
  }
  return found.sort((a, b) => a.kind.localeCompare(b.kind, 'en') || a.key.localeCompare(b.key, 'en'));
}

/**
 * Texts kept as Markdown files, `KIND/KEY.md`, and those that staff wrote in the browser. A later folder's file replaces
 * an earlier one's, so that an operator's folder lies over the built-in one, and what was written in the browser over
 * both. All may change while the site runs: they are looked at every few seconds.
 *
 * @param folders - absolute paths, the built-in one first. One that cannot be read rejects every call.
 * @param options - `withSamples`: whether documents marked `sample`, which speak of the fictional county, are among
 * them, default true; `written`: what readers are to see of the texts of the browser, default none.
 */
export function createMarkdownSource(
  folders: readonly string[],
  {
    withSamples = true,
    written = async () => [],
  }: { withSamples?: boolean; written?: () => Promise<readonly WrittenText[]> } = {},
): ContentSource {
  let library: Promise<Library> | null = null;
  let lookedAt = 0;
  let lastWritten: readonly WrittenText[] | null = null;

  /** While it cannot be said what was written in the browser, readers keep what they had, and not ours in its place. */
  async function writtenNow(): Promise<readonly WrittenText[]> {
    try {
      lastWritten = await written();
    } catch (error) {
      if (lastWritten === null) throw error;
    }
    return lastWritten;
  }

  async function allFiles(): Promise<TextFile[]> {
    const [texts, ...files] = await Promise.all([
      writtenNow(),
      ...folders.map((folder, index) => filesOf(folder, index === 0 ? 'software' : 'folder')),
    ]);
    return [...files.flat(), ...texts.map(writtenFile)];
  }

  async function look(known: Library | null): Promise<Library> {
    const files = inEffect(await allFiles());
    const signature = files.map((file) => file.signature).join('\n');
    return known?.signature === signature ? known : readAll(files, signature, withSamples);
  }

  function current(): Promise<Library> {
    const now = Date.now();
    if (library && now - lookedAt < FRESH_MS) return library;
    lookedAt = now;
    const before = library;
    const next = (before ?? Promise.resolve(null)).catch(() => null).then(look);
    library = next;
    next.catch(() => {
      // What could not be read is tried again at the next question.
      if (library === next) lookedAt = 0;
    });
    return next;
  }

  return {
    document: async (kind, key) => (await current()).documents.get(nameOf(kind, key)) ?? null,
    list: async (kind, under) =>
      [...(await current()).documents.values()]
        .filter((document) => document.kind === kind && (under === undefined || document.key.startsWith(`${under}/`)))
        .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en'))
        .map(summaryOf),
    drafts: async () =>
      [...(await current()).drafts.values()]
        .map(({ document, faults }): ContentDraft => ({ ...summaryOf(document), faults }))
        .sort((a, b) => a.kind.localeCompare(b.kind, 'en') || a.title.localeCompare(b.title, 'en')),
    draft: async (kind, key) => (await current()).drafts.get(nameOf(kind, key))?.document ?? null,
    faults: async () => (await current()).faults,
    own: async () => ownIn((await allFiles()).filter(({ isDraft }) => !isDraft)),
    revision: async () => (await current()).signature,
    sources: async () => {
      const files = inEffect(await allFiles());
      // A draft comes after the text it may replace, and is what its author goes on with.
      const found = (await Promise.all(files.map(sourceOf))).flat();
      return [...new Map(found.map((text) => [text.name, text])).values()].sort((a, b) =>
        a.name.localeCompare(b.name, 'en'),
      );
    },
    lookAgain: () => {
      lookedAt = 0;
    },
  };
}
