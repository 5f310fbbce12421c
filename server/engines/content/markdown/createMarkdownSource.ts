import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { ContentDocument, ContentSummary } from '#domain/site/content/contentDocument.ts';
import { CONTENT_KINDS, contentPlace } from '#domain/site/content/contentKinds.ts';

import type { ContentDraft, ContentFault, ContentSource, OwnDocument } from '../ContentSource.ts';
import { parseDocument } from './parseDocument.ts';

/** A changed file is read again after this time at the latest, in milliseconds. */
const FRESH_MS = 5_000;
const ENDING = '.md';

interface Library {
  /** Changes with any file. */
  signature: string;
  documents: ReadonlyMap<string, ContentDocument>;
  drafts: ReadonlyMap<string, { document: ContentDocument; faults: string[] }>;
  faults: ContentFault[];
}

interface ContentFile {
  /** From the folder of its source: `article/1939register/how.md`. */
  name: string;
  file: string;
  signature: string;
}

async function filesOf(folder: string): Promise<ContentFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => {
      const { mtimeMs, size } = await stat(file);
      return {
        name: path.relative(folder, file).split(path.sep).join('/'),
        file,
        signature: `${file} ${mtimeMs} ${size}`,
      };
    }),
  );
}

const summaryOf = ({ kind, key, title, description, order, updated }: ContentDocument): ContentSummary => ({
  kind,
  key,
  title,
  description,
  order,
  updated,
});

const nameOf = (kind: string, key: string): string => `${kind}/${key}`;

async function read(
  files: ReadonlyMap<string, ContentFile>,
  signature: string,
  withSamples: boolean,
): Promise<Library> {
  const documents = new Map<string, ContentDocument>();
  const drafts = new Map<string, { document: ContentDocument; faults: string[] }>();
  const faults: ContentFault[] = [];
  for (const { name, file } of files.values()) {
    // A file beside the kinds' folders, such as a README, is not a page.
    if (!name.includes('/')) continue;
    const place = contentPlace(name.slice(0, -ENDING.length));
    if (!place) {
      faults.push({
        where: file,
        name,
        message: `Documents belong in folders named ${CONTENT_KINDS.join(', ')} or help/CATEGORY/SECTION, and are named in lower-case letters, digits and hyphens.`,
      });
      continue;
    }
    const { kind, key } = place;
    const parsed = parseDocument(kind, key, await readFile(file, 'utf8'));
    faults.push(...parsed.faults.map((message) => ({ where: file, name, message })));
    if (!parsed.document || (parsed.isSample && !withSamples)) continue;
    if (parsed.isDraft) drafts.set(nameOf(kind, key), { document: parsed.document, faults: parsed.faults });
    else documents.set(nameOf(kind, key), parsed.document);
  }
  return { signature, documents, drafts, faults };
}

/** The document in a file; null where it is none. */
async function summaryIn({ name, file }: ContentFile): Promise<ContentSummary | null> {
  const place = contentPlace(name.slice(0, -ENDING.length));
  const document = place && parseDocument(place.kind, place.key, await readFile(file, 'utf8')).document;
  return document && summaryOf(document);
}

/** Documents of every folder but the first, each with the one of the first that it is in place of. */
async function ownIn([builtIn = '', ...folders]: readonly string[]): Promise<OwnDocument[]> {
  if (folders.length === 0) return [];
  const theirs = new Map((await filesOf(builtIn)).map((file) => [file.name, file]));
  const ours = new Map((await Promise.all(folders.map(filesOf))).flat().map((file) => [file.name, file]));
  const found: OwnDocument[] = [];
  for (const file of ours.values()) {
    const [summary, before] = [await summaryIn(file), theirs.get(file.name)];
    if (summary) found.push({ ...summary, builtIn: before ? await summaryIn(before) : null });
  }
  return found.sort((a, b) => a.kind.localeCompare(b.kind, 'en') || a.key.localeCompare(b.key, 'en'));
}

/**
 * Texts kept as Markdown files: `KIND/KEY.md`. A later folder's file replaces an earlier one's, so that an
 * operator's folder lies over the built-in one. Files may change while the site runs: they are looked at every few
 * seconds.
 *
 * @param folders - absolute paths, the built-in one first. One that cannot be read rejects every call.
 * @param withSamples - whether documents marked `sample`, which speak of the fictional county, are among them. Default
 * true.
 */
export function createMarkdownSource(
  folders: readonly string[],
  { withSamples = true }: { withSamples?: boolean } = {},
): ContentSource {
  let library: Promise<Library> | null = null;
  let lookedAt = 0;

  async function look(known: Library | null): Promise<Library> {
    const files = new Map((await Promise.all(folders.map(filesOf))).flat().map((file) => [file.name, file]));
    const signature = [...files.values()].map((file) => file.signature).join('\n');
    return known?.signature === signature ? known : read(files, signature, withSamples);
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
    own: () => ownIn(folders),
    revision: async () => (await current()).signature,
  };
}
