/** A piece of HTML: a tag, or the text in between. */
export type HtmlPiece =
  | { kind: 'open' | 'close'; name: string; attributes: Readonly<Record<string, string>>; line: number }
  | { kind: 'text'; text: string };

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  pound: '£',
};
const ATTRIBUTE = /([a-z][\w:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/giu;
/** A tag that is longer is none: somewhere a bracket was left open. */
const LONGEST_TAG = 4_000;

/** A text of HTML with its entities as letters; what is not known stays as written. */
export const plainText = (html: string): string =>
  html.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/giu,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : '\ufffd';
    },
  );

/**
 * The tags and texts of HTML, however untidy, piece by piece: nothing has to be closed, and no tree is made.
 *
 * @returns the line on which the text ends within a tag, after the last piece; null where it ends as it should.
 */
export async function* htmlPieces(texts: AsyncIterable<string>): AsyncGenerator<HtmlPiece, number | null> {
  let rest = '';
  let line = 1;
  const advance = (text: string) => {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) line += 1;
  };
  for await (const piece of texts) {
    rest += piece;
    let at = 0;
    for (;;) {
      const start = rest.indexOf('<', at);
      if (start < 0) break;
      const isComment = rest.startsWith('<!--', start);
      const end = isComment ? rest.indexOf('-->', start) : rest.indexOf('>', start);
      if (start > at) {
        const text = rest.slice(at, start);
        yield { kind: 'text', text: plainText(text) };
        advance(text);
        at = start;
      }
      if (end < 0 && (isComment || rest.length - start <= LONGEST_TAG)) break;
      if (end < 0) {
        at = start + 1;
        continue;
      }
      const tag = rest.slice(start, end + (isComment ? 3 : 1));
      const [, slash, name] = /^<(\/?)([a-z][\w:]*)/iu.exec(tag) ?? [];
      if (name !== undefined) {
        const attributes = Object.fromEntries(
          [...tag.matchAll(ATTRIBUTE)].map(([, key = '', quoted, single, bare]) => [
            key.toLowerCase(),
            plainText(quoted ?? single ?? bare ?? ''),
          ]),
        );
        yield { kind: slash === '/' ? 'close' : 'open', name: name.toLowerCase(), attributes, line };
      }
      advance(tag);
      at = start + tag.length;
    }
    rest = rest.slice(at);
  }
  if (rest.startsWith('<')) return line;
  if (rest !== '') yield { kind: 'text', text: plainText(rest) };
  return null;
}
