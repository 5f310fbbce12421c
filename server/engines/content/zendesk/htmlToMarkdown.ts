import { decodeEntities, escapeMarkdown } from './markdownText.ts';

/** A text as Markdown, and what of it could not be kept. */
export interface Converted {
  markdown: string;
  /** What was lost, one entry for each kind: “2 × img”. */
  lost: string[];
}

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^<>]*)>/gu;
/** Elements whose inside is no text. */
const SILENT = /<(script|style|iframe|video|audio|object|svg|noscript|template)\b[\s\S]*?<\/\1\s*>/giu;
const HEADINGS: Readonly<Record<string, string>> = {
  h1: '##',
  h2: '##',
  h3: '###',
  h4: '####',
  h5: '####',
  h6: '####',
};
/** Elements that are passed over while their text is kept, without a word. */
const PLAIN = new Set([
  'span',
  'div',
  'section',
  'article',
  'main',
  'u',
  'small',
  'font',
  'body',
  'html',
  'tbody',
  'figure',
]);
const MARKS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' };

const attributeOf = (attributes: string, name: string): string | null => {
  const [, , double, single] =
    new RegExp(String.raw`(^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'iu').exec(attributes) ?? [];
  return double ?? single ?? null;
};

/**
 * Rewrites the HTML of another help centre as Markdown by an allow-list: paragraphs, headings, lists, quotes, code,
 * links and emphasis. Everything else loses its element and keeps its text; pictures, scripts and frames are lost
 * whole. Nothing of the HTML comes through.
 * @param linkOf - where a link leads on this site; null where it may not lead there: its words stay
 */
export function htmlToMarkdown(html: string, linkOf: (href: string) => string | null): Converted {
  const losses = new Map<string, number>();
  const lose = (what: string) => losses.set(what, (losses.get(what) ?? 0) + 1);
  const spoken = html.replace(SILENT, (_whole, name: string) => {
    lose(name.toLowerCase());
    return ' ';
  });
  const blocks: string[] = [];
  const lists: { isOrdered: boolean; items: number }[] = [];
  let line = '';
  let prefix = '';
  let isCode = false;
  let link: string | null = null;

  const flush = () => {
    const text = isCode ? line.replace(/^\n+|\s+$/gu, '') : line.replace(/\s+/gu, ' ').trim();
    if (text.replace(/[*\s]/gu, '') !== '')
      blocks.push(isCode ? `\`\`\`\n${text.replaceAll('```', '')}\n\`\`\`` : `${prefix}${text}`);
    line = '';
    prefix = '';
  };
  const startBlock = (next: string) => {
    flush();
    prefix = next;
  };
  const startItem = () => {
    flush();
    const list = lists.at(-1);
    if (list) list.items += 1;
    prefix = list?.isOrdered ? `${list.items}. ` : '- ';
  };
  const startList = (isOrdered: boolean) => {
    flush();
    lists.push({ isOrdered, items: 0 });
  };
  const startLink = (attributes: string) => {
    link = linkOf(decodeEntities(attributeOf(attributes, 'href') ?? ''));
    if (link === null) lose('link');
    else line += '[';
  };
  const setCode = (next: boolean) => {
    flush();
    isCode = next;
  };
  const open = (name: string, attributes: string) => {
    if (name in HEADINGS) return startBlock(`${HEADINGS[name]} `);
    if (name === 'ul' || name === 'ol') return startList(name === 'ol');
    if (name === 'li') return startItem();
    if (name === 'blockquote') return startBlock('> ');
    if (name === 'pre') return setCode(true);
    if (name === 'a') return startLink(attributes);
    if (name === 'hr') {
      flush();
      blocks.push('---');
    } else if (name === 'p' || name === 'div' || name === 'tr') {
      if (prefix === '') flush();
    } else if (name === 'br' || name === 'td' || name === 'th') line += ' ';
    else if (name in MARKS) line += MARKS[name];
    else if (!PLAIN.has(name) && name !== 'code') lose(name);
    return undefined;
  };
  const close = (name: string) => {
    if (name in HEADINGS || ['p', 'li', 'blockquote', 'tr'].includes(name)) flush();
    else if (name === 'ul' || name === 'ol') {
      flush();
      lists.pop();
    } else if (name === 'pre') setCode(false);
    else if (name === 'a' && link !== null) {
      line += `](${link})`;
      link = null;
    } else if (name in MARKS) line += MARKS[name];
  };

  let at = 0;
  for (const match of spoken.matchAll(TAG)) {
    const text = decodeEntities(spoken.slice(at, match.index));
    line += isCode ? text : escapeMarkdown(text);
    at = match.index + match[0].length;
    const [, slash, name, attributes = ''] = match;
    if (name === undefined) continue;
    if (slash === '/') close(name.toLowerCase());
    else open(name.toLowerCase(), attributes);
  }
  line += escapeMarkdown(decodeEntities(spoken.slice(at)));
  flush();
  return { markdown: joined(blocks), lost: [...losses].map(([what, count]) => `${count} × ${what}`) };
}

const isItem = (block: string): boolean => /^(?:- |\d+\. )/u.test(block);
/** Blocks with a blank line between them, items of a list without. */
const joined = (blocks: readonly string[]): string =>
  blocks
    .map((block, at) => (at === 0 ? block : `${isItem(block) && isItem(blocks[at - 1] ?? '') ? '\n' : '\n\n'}${block}`))
    .join('');
