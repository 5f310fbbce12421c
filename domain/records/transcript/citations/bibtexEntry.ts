import type { CitedRecord } from './citedRecord.ts';

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  $: '\\$',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const escaped = (text: string): string =>
  text.replace(/[\\{}%#&_$~^]/gu, (sign) => SPECIAL[sign] ?? sign).replace(/\s+/gu, ' ');
const keyOf = ({ siteName, subject }: CitedRecord): string =>
  [siteName, ...subject.split(/[ ,]+/u)]
    .map((word) => word.toLowerCase().replace(/[^a-z0-9]/gu, ''))
    .filter((word) => word !== '')
    .slice(0, 5)
    .join('-');

/** An entry for BibTeX and BibLaTeX. Addresses are unchanged: `url` is verbatim. */
export function bibtexEntry(cited: CitedRecord): string {
  const lines = [
    ['title', escaped([cited.subject, cited.setName].filter((part) => part !== '').join(', '))],
    ['organization', escaped(cited.siteName)],
    ['year', String(cited.accessedOn.getUTCFullYear())],
    ['url', cited.address],
    ['urldate', cited.accessedOn.toISOString().slice(0, 10)],
    ['note', escaped(cited.original === '' ? 'Transcript' : `Transcript of ${cited.original}`)],
  ];
  return `@online{${keyOf(cited)},\n${lines.map(([name, value]) => `  ${name} = {${value}}`).join(',\n')}\n}`;
}
