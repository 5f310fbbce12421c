// Reads a PDF from the standard input and writes what is in it as JSON: pdfjs-dist is a module, which jest cannot load.
import { buffer } from 'node:stream/consumers';

import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const task = getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: VerbosityLevel.ERRORS });
const file = await task.promise;
const pages = [];
for (let at = 1; at <= file.numPages; at += 1) {
  const page = await file.getPage(at);
  const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
  const { fnArray } = await page.getOperatorList();
  pages.push({
    text: items.map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join('').replace(/\s+/gu, ' ').trim(),
    words: items.filter(({ str }) => str.trim() !== '').map(({ str, transform }) => ({ text: str.trim(), x: transform[4], y: transform[5] })),
    pictures: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
  });
}
await task.destroy();
process.stdout.write(JSON.stringify(pages));
