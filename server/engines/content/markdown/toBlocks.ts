import { lexer, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';

import { CONTENT_BLOCK_KINDS, type ContentBlock, type ContentBlockKind } from '#domain/site/content/contentDocument.ts';
import { CONTENT_PICTURES, isPictureName } from '#domain/site/content/contentPicture.ts';

import { readEntries } from './readEntries.ts';
import { toSpans } from './toSpans.ts';

type Report = (message: string) => void;

const FENCED: ReadonlySet<string> = new Set([
  'figures',
  'cards',
  'timeline',
  'questions',
  'notice',
  'actions',
] satisfies ContentBlockKind[]);
const isFenced = (word: string): word is ContentBlockKind =>
  FENCED.has(word) && (CONTENT_BLOCK_KINDS as readonly string[]).includes(word);

const block = (kind: ContentBlockKind, more: Partial<ContentBlock> = {}): ContentBlock => ({
  kind,
  level: null,
  anchor: null,
  spans: [],
  items: [],
  rows: [],
  entries: [],
  ...more,
});

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '') || 'part';

function heading({ depth, tokens }: Tokens.Heading, anchors: Set<string>, report: Report): ContentBlock {
  if (depth < 2 || depth > 4)
    report('Headings in a text have two to four hash signs: the page has its own heading above them.');
  const spans = toSpans(tokens, report);
  const wanted = slugOf(spans.map(({ text }) => text).join(''));
  let anchor = wanted;
  for (let n = 2; anchors.has(anchor); n += 1) anchor = `${wanted}-${n}`;
  anchors.add(anchor);
  return block('heading', { level: Math.min(4, Math.max(2, depth)), anchor, spans });
}

function list({ ordered, items }: Tokens.List, report: Report): ContentBlock {
  const flat = items.map(({ tokens }) =>
    tokens.flatMap((token) => {
      if (token.type === 'text' || token.type === 'paragraph')
        return toSpans((token as Tokens.Text).tokens ?? [token], report);
      if (token.type !== 'space') report('A list item is one paragraph: lists within lists are not taken.');
      return [];
    }),
  );
  return block(ordered ? 'numbered-list' : 'list', { items: flat });
}

function code({ lang = '', text }: Tokens.Code, report: Report): ContentBlock[] {
  if (!isFenced(lang))
    return [block('code', { spans: [{ text, isStrong: false, isEmphasis: false, isCode: true, to: null }] })];
  try {
    return [block(lang, { entries: readEntries(parse(text), report) })];
  } catch (error) {
    report(`The block “${lang}” is no YAML: ${(error as Error).message.split('\n')[0]}`);
    return [];
  }
}

/** A paragraph that is one picture of the folder `pictures` and says what it shows; null for any other. */
function picture({ tokens: [only, ...others] }: Tokens.Paragraph): ContentBlock[] | null {
  if (only?.type !== 'image' || others.length > 0) return null;
  const { href, text } = only as Tokens.Image;
  if (!isPictureName(href) || text.trim() === '') return null;
  return [
    block('picture', { entries: [{ title: text.trim(), value: null, to: `${CONTENT_PICTURES}/${href}`, spans: [] }] }),
  ];
}

function toBlock(token: Token, anchors: Set<string>, report: Report): ContentBlock[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [heading(token as Tokens.Heading, anchors, report)];
    case 'paragraph':
      return (
        picture(token as Tokens.Paragraph) ?? [
          block('paragraph', { spans: toSpans((token as Tokens.Paragraph).tokens, report) }),
        ]
      );
    case 'blockquote':
      return [
        block('quote', {
          spans: (token as Tokens.Blockquote).tokens.flatMap((inner) =>
            inner.type === 'paragraph' ? toSpans((inner as Tokens.Paragraph).tokens, report) : [],
          ),
        }),
      ];
    case 'list':
      return [list(token as Tokens.List, report)];
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [
        block('table', { rows: [header, ...rows].map((row) => row.map((cell) => toSpans(cell.tokens, report))) }),
      ];
    }
    case 'hr':
      return [block('rule')];
    case 'code':
      return code(token as Tokens.Code, report);
    default:
      report(
        token.type === 'html'
          ? `HTML is not taken: ${token.raw.trim().slice(0, 60)}`
          : `This is not taken: ${token.raw.trim().slice(0, 60)}`,
      );
      return [];
  }
}

/** The blocks of a Markdown text. Nothing that could run in a browser comes through; what is left out is reported. */
export function toBlocks(markdown: string, report: Report): ContentBlock[] {
  const anchors = new Set<string>();
  return lexer(markdown).flatMap((token) => toBlock(token, anchors, report));
}
