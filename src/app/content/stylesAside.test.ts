import { stylesAside, stylesBack } from './stylesAside.ts';

it('takes styles out of markup, with a rule for each, and puts them back', () => {
  const { html, css } = stylesAside(
    '<p style="--width:50%" class="a">half</p><i style="--width:50%"></i><b style="font-family:&quot;A &amp; B&quot;">c</b><p>style="no"</p>',
  );
  expect(html).not.toMatch(/<[^>]* style=/u);
  expect(css).toBe(
    '[data-style="--width:50%"]{--width:50%}[data-style="font-family:\\"A & B\\""]{font-family:"A & B"}',
  );
  document.body.innerHTML = html;
  stylesBack(document.body);
  expect(document.querySelector('p')?.getAttribute('style')).toBe('--width: 50%;');
  expect(document.querySelector('b')?.style.fontFamily).toBe('"A & B"');
  expect(document.querySelector('[data-style]')).toBeNull();
});

it.each([
  'color:red}body{display:none',
  'background:url(https://example.org/a)',
  'color:red</style><b>',
  '--a:"\\"',
  '@import "a"',
])('makes no rule of %s, which could end one or load something', (style) => {
  const attribute = style
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  expect(stylesAside(`<p style="${attribute}"></p>`)).toEqual({ html: `<p data-style="${attribute}"></p>`, css: '' });
});
