import fc from 'fast-check';

import { type HtmlPiece, htmlPieces, plainText } from './htmlTags.ts';

/** HTML as it comes from a file, in pieces of any length. */
async function* inPieces(html: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < html.length; at += length) yield html.slice(at, at + length);
}

async function piecesOf(html: string, length = 1_000): Promise<{ pieces: HtmlPiece[]; cutOff: number | null }> {
  const pieces: HtmlPiece[] = [];
  const reading = htmlPieces(inPieces(html, length));
  for (let next = await reading.next(); ; next = await reading.next()) {
    if (next.done) return { pieces, cutOff: next.value };
    pieces.push(next.value);
  }
}
/** Tags in short, and the text between them. */
const shortOf = (pieces: readonly HtmlPiece[]): string =>
  pieces
    .map((piece) => (piece.kind === 'text' ? piece.text : `[${piece.kind === 'close' ? '/' : ''}${piece.name}]`))
    .join('');
const short = async (html: string) => shortOf((await piecesOf(html)).pieces);

describe('HTML, piece by piece', () => {
  it.each([
    ['tags and texts', '<p>one <b>two</b></p>', '[p]one [b]two[/b][/p]'],
    ['names in small letters', '<DIV>one</Div>', '[div]one[/div]'],
    ['elements that are never closed', '<p>one<p>two<br>three', '[p]one[p]two[br]three'],
    ['no comments', 'one<!-- <b>two</b> > -->three', 'onethree'],
    ['no document type', '<!DOCTYPE html><p>one', '[p]one'],
    ['no instructions', '<?xml version="1.0"?><p>one', '[p]one'],
    ['entities as letters', '<p>a &amp; b &lt; c</p>', '[p]a & b < c[/p]'],
    ['names with a prefix', '<html:p>one</html:p>', '[html:p]one[/html:p]'],
  ])('has %s', async (_name, html, expected) => expect(await short(html)).toBe(expected));

  it('has the attributes of a tag, however they are quoted', async () => {
    const { pieces } = await piecesOf(
      `<span CLASS="ocrx_word" title='bbox 1 2 3 4; x_wconf 90' id=w1 lang="a&quot;b">`,
    );
    expect(pieces).toEqual([
      {
        kind: 'open',
        name: 'span',
        line: 1,
        attributes: { class: 'ocrx_word', title: 'bbox 1 2 3 4; x_wconf 90', id: 'w1', lang: 'a"b' },
      },
    ]);
  });

  it('says on which line a tag starts', async () => {
    const { pieces } = await piecesOf('<p>\none\n<b\nid="x">two\n<!--\n\n--><i>');
    expect(pieces.flatMap((piece) => (piece.kind === 'open' ? [[piece.name, piece.line]] : []))).toEqual([
      ['p', 1],
      ['b', 3],
      ['i', 7],
    ]);
  });

  it('takes a bracket that opens nothing for what it is, and goes on', async () => {
    expect(await short(`a < b${' '.repeat(5_000)}<p>c`)).toMatch(/\[p\]c$/u);
  });

  it('says on which line it is cut off within a tag', async () => {
    expect(await piecesOf('<p>one\n<span class="oc')).toMatchObject({ cutOff: 2 });
    expect(await piecesOf('<p>one\n\n<!-- never closed')).toMatchObject({ cutOff: 3 });
    expect((await piecesOf('<p>one</p>\n')).cutOff).toBeNull();
  });

  it('is the same in whatever pieces it comes', async () => {
    const parts = fc.constantFrom(
      '<p>',
      '</p>',
      'one ',
      '\n',
      '<!-- no -->',
      '<b title="x > y">',
      "<i id='1'>",
      'a &amp; b',
      'two',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), async (html, length) => {
        const [whole, inBits] = [await piecesOf(html.join('')), await piecesOf(html.join(''), length)];
        expect(shortOf(inBits.pieces).replaceAll('&amp;', '&')).toBe(shortOf(whole.pieces).replaceAll('&amp;', '&'));
        expect(inBits.cutOff).toBe(whole.cutOff);
      }),
    );
  });
});

describe('entities', () => {
  it.each([
    ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
    ['&pound;5 &ndash; &ldquo;Ann&rdquo;', '£5 – “Ann”'],
    ['Zo&#235; and Zo&#xEB;', 'Zoë and Zoë'],
    ['soft&shy;ly', 'softly'],
    ['&nonsense; &amp', '&nonsense; &amp'],
    ['&#0; &#xD800; &#9999999;', '\ufffd \ufffd \ufffd'],
  ])('%s are letters', (html, expected) => expect(plainText(html)).toBe(expected));
});
