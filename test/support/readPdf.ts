import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a reader of a PDF finds in it. */
interface ReadPdf {
  /** The words of each page in the order they are written, without spaces; running heads and page numbers are left out. */
  pages: string[];
  title: string;
  language: string;
  isTagged: boolean;
  bookmarks: string[];
  /** Kinds of elements of the structure, with how many there are of each. */
  elements: Record<string, number>;
}

const SCRIPT = `
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const pdf = await getDocument({ data: new Uint8Array(readFileSync(process.argv[1])), verbosity: 0 }).promise;
const elements = {};
const count = ({ role, children = [] }) => { if (role) elements[role] = (elements[role] ?? 0) + 1; for (const child of children) count(child); };
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const depth = [];
  let text = '';
  for (const item of items) {
    if (item.type?.startsWith('beginMarkedContent')) depth.push(item.tag);
    else if (item.type === 'endMarkedContent') depth.pop();
    else if (!depth.includes('Artifact')) text += item.str;
  }
  pages.push(text.replace(/\\s+/gu, ''));
  const tree = await page.getStructTree();
  if (tree) count(tree);
}
const metadata = await pdf.getMetadata();
const flat = (items) => (items ?? []).flatMap(({ title, items: below }) => [title, ...flat(below)]);
console.log(JSON.stringify({ pages, title: metadata.info.Title, language: metadata.info.Language ?? '', isTagged: (await pdf.getMarkInfo())?.Marked === true, bookmarks: flat(await pdf.getOutline()), elements }));
`;

/** Reads a PDF as other programs do, in a process of its own: pdf.js is a module that Jest does not load. */
export function readPdf(content: Buffer): ReadPdf {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-read-pdf-'));
  const file = path.join(folder, 'file.pdf');
  try {
    writeFileSync(file, content);
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT, file], { encoding: 'utf8', maxBuffer: 256 * 1024 ** 2, stdio: ['ignore', 'pipe', 'ignore'] })) as ReadPdf;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
