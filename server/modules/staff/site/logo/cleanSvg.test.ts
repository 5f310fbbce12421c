import { cleanSvg } from './cleanSvg.ts';

const drawing = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 160 40"${more}>${inside}</svg>`;
const problemOf = (text: string): string => {
  try {
    cleanSvg(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('keeps what draws, with its proportions, and none of what an editor wrote for itself', () => {
  const { svg, ratio } = cleanSvg(
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- Inkscape -->${drawing(
      '<metadata><a/></metadata><ed:view xmlns:ed="urn:editor" zoom="2"><ed:grid/></ed:view><defs><linearGradient id="b" xlink:href="#a"><stop offset="0" stop-color="#123"/></linearGradient></defs><path d="M0 0h9" fill="url(#b)" data-name="x" ed:k="1" xmlns:ed="urn:editor"/><text>A &amp; B</text>',
      ' width="160mm" height="40mm"',
    )}`,
  );
  expect(ratio).toBe(4);
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><defs><linearGradient id="b" href="#a"><stop offset="0" stop-color="#123"></stop></linearGradient></defs><path d="M0 0h9" fill="url(#b)"></path><text>A &amp; B</text></svg>',
  );
  expect(cleanSvg(svg).svg).toBe(svg);
});

it('keeps a reference that editors write both ways once, and a style in parts as one', () => {
  const { svg } = cleanSvg(
    drawing('<style>p{fill:<!-- a -->red<![CDATA[}]]></style><pattern id="b" xlink:href="#a" href="#c"/>'),
  );
  expect(svg).toContain('<style>p{fill:red}</style><pattern id="b" href="#c"></pattern>');
});

it('takes the size for a “viewBox” where there is none', () => {
  expect(cleanSvg('<svg xmlns="http://www.w3.org/2000/svg" width="30px" height="20px"/>')).toMatchObject({
    ratio: 1.5,
  });
});

it.each([
  ['a script', drawing('<script>alert(1)</script>'), 'script'],
  [
    'a script in another namespace of SVG',
    drawing('<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'),
    'script',
  ],
  ['a part that is used again', drawing('<use href="#a"/>'), 'use'],
  [
    'a page within',
    drawing('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
    'foreignObject',
  ],
  ['a picture from elsewhere', drawing('<image href="https://example.org/x.png"/>'), 'image'],
  ['a link', drawing('<a href="https://example.org">x</a>'), '“a”'],
  ['a movement', drawing('<path><animate attributeName="d"/></path>'), 'animate'],
  ['a handler', drawing('<path onclick="alert(1)"/>'), 'script'],
  ['a handler of the whole', drawing('', ' ONLOAD="alert(1)"'), 'script'],
  ['an address in a colour', drawing('<path fill="url(https://example.org/x#a)"/>'), 'outside it'],
  ['an address in a style', drawing('<path style="fill:url( \'//example.org/x\' )"/>'), 'outside it'],
  ['a style sheet from elsewhere', drawing('<style>@import "x.css";</style>'), 'outside it'],
  ['a style that hides its address', drawing('<style>p{fill:u\\72l(//example.org)}</style>'), 'outside it'],
  [
    'a style sheet from elsewhere in two parts',
    drawing('<style>@imp<![CDATA[ort "//x.org/x.css";]]></style>'),
    'outside',
  ],
  ['an address with a comment in it', drawing('<style>p{fill:u<!-- -->rl(//example.org/x)}</style>'), 'outside it'],
  [
    'an address around what is left out',
    drawing('<style>p{fill:u<e:x xmlns:e="urn:e"/>rl(//x.org)}</style>'),
    'outside',
  ],
  ['an address by another word', drawing('<path style="fill:src(\'//x.org/x\')"/>'), 'outside'],
  ['a part within a style', drawing('<style>p{fill:u<title/>rl(//example.org/x)}</style>'), 'title'],
  ['a gradient from elsewhere', drawing('<linearGradient href="https://example.org/x#a"/>'), 'outside it'],
  ['an address that is a script', drawing('<linearGradient xlink:href="javascript:alert(1)"/>'), 'outside it'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "x">]>${drawing('<text>&a;</text>')}`, 'entities'],
  ['no end', drawing('<path>').replace('</svg>', ''), 'whole SVG'],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'viewBox'],
  ['a size of nothing', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 10"/>', 'viewBox'],
  ['a hundred thousand parts', drawing('<path d="M0 0"/>'.repeat(100_000)), '2000 parts'],
  ['parts far within one another', drawing(`${'<g>'.repeat(60)}${'</g>'.repeat(60)}`), 'within one another'],
  ['a page instead', '<html><body>x</body></html>', 'html'],
])('refuses %s, and says why', (_what, text, why) => {
  expect(problemOf(text)).toContain(why);
});
