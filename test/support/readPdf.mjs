// Reads a PDF from the standard input and writes what is in it as JSON: pdfjs-dist is a module, which jest cannot load.
import { buffer } from 'node:stream/consumers';

import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const task = getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: VerbosityLevel.ERRORS });
const file = await task.promise;
const elements = {};
const count = ({ role, children = [] }) => {
  if (role) elements[role] = (elements[role] ?? 0) + 1;
  children.forEach(count);
};
const pages = [];
for (let at = 1; at <= file.numPages; at += 1) {
  const page = await file.getPage(at);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = items.filter((item) => 'str' in item);
  const marks = [];
  let letters = '';
  for (const item of items) {
    if (item.type?.startsWith('beginMarkedContent')) marks.push(item.tag);
    else if (item.type === 'endMarkedContent') marks.pop();
    else if (!marks.includes('Artifact')) letters += item.str;
  }
  const { fnArray } = await page.getOperatorList();
  const structure = await page.getStructTree();
  if (structure) count(structure);
  pages.push({
    text: words
      .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
      .join('')
      .replace(/\s+/gu, ' ')
      .trim(),
    letters: letters.replace(/\s+/gu, ''),
    words: words
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, transform }) => ({ text: str.trim(), x: transform[4], y: transform[5] })),
    pictures: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
  });
}
const flat = (items) => (items ?? []).flatMap(({ title, items: below }) => [title, ...flat(below)]);
const { info } = await file.getMetadata();
const read = {
  pages,
  title: info.Title ?? '',
  language: info.Language ?? '',
  isTagged: (await file.getMarkInfo())?.Marked === true,
  bookmarks: flat(await file.getOutline()),
  elements,
};
await task.destroy();
process.stdout.write(JSON.stringify(read));
