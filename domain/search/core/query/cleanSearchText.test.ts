import fc from 'fast-check';

import { cleanSearchText, facetKey, isWildcardDropped } from './cleanSearchText.ts';

describe('cleanSearchText', () => {
  it('SRCH-014 removes what is neither letter, digit, white space nor one of the signs kept', () => {
    expect(cleanSearchText("O'Brien-Müller (Jr.) & Co; A/B – 1 <script>*")).toBe(
      "O'Brien-Müller (Jr.) & Co; A/B – 1 script",
    );
    expect(cleanSearchText('a!b"c#d$e%f+g=h@i[j]k^l_m`n{o|p}q~r\\s:t')).toBe('abcdefghijklmnopqrst');
  });

  it('SRCH-015 keeps accented letters, composed or not', () => {
    expect(cleanSearchText('Bjørnstjerne Ó Súilleabháin')).toBe('Bjørnstjerne Ó Súilleabháin');
    expect(cleanSearchText('Su\u0301illeabha\u0301in')).toBe('Su\u0301illeabha\u0301in');
  });

  it('SRCH-016 keeps the en dash and removes the em dash', () => {
    expect([cleanSearchText('a–b'), cleanSearchText('a—b')]).toEqual(['a–b', 'ab']);
  });

  it('SRCH-017 keeps a double quote and drops the period in Keywords', () => {
    expect(cleanSearchText('"John Smith" Ltd.', true)).toBe('"John Smith" Ltd');
    expect(cleanSearchText('"John Smith" Ltd.')).toBe('John Smith Ltd.');
  });

  it('SRCH-018 cuts to 260 characters and trims', () => {
    expect(cleanSearchText('a'.repeat(300))).toHaveLength(260);
    expect(cleanSearchText('  smith  ')).toBe('smith');
  });

  it('makes a curly apostrophe straight', () => {
    expect(cleanSearchText('O’Brien')).toBe("O'Brien");
  });

  it('keeps wildcards where they are ones', () => {
    expect(['Sm*th', 'Sm?th*', 'smith ?', '?', '*s', '(*ton'].map((text) => cleanSearchText(text))).toEqual([
      'Sm*th',
      'Sm?th*',
      'smith',
      '',
      's',
      '(ton',
    ]);
    expect(['*ton', '?mith', 'clay *bourer', '**ton'].map((text) => cleanSearchText(text))).toEqual([
      '*ton',
      '?mith',
      'clay *bourer',
      '**ton',
    ]);
    expect(cleanSearchText('"*ton street"', true)).toBe('"*ton street"');
  });

  it('reports when a wildcard was taken out', () => {
    expect(['*ton', 'sm*th', 'smith', 'smith *', '*t'].map((text) => isWildcardDropped(text))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('never cuts a character in half', () => {
    expect(cleanSearchText(`${'a'.repeat(259)}𐐀`)).toBe('a'.repeat(259));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.boolean(), (text, isKeywords) => {
        const once = cleanSearchText(text, isKeywords);
        expect(cleanSearchText(once, isKeywords)).toBe(once);
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', '*', '?', ' ', '"', '<', '('), maxLength: 12 }),
        fc.boolean(),
        (text, isKeywords) => {
          const once = cleanSearchText(text, isKeywords);
          expect(cleanSearchText(once, isKeywords)).toBe(once);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('compares facet values without case and without what an address cannot hold', () => {
    expect(facetKey('Cornwall: Roche’s “Book”')).toBe(facetKey("cornwall roche's book"));
  });
});
