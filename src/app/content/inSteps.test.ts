import { inSteps } from './inSteps.ts';

const repeat = (count: number, text: string) => text.repeat(count);
/** As heavy as so many elements. */
const section = (name: string, elements: number) => `<section id="${name}">${repeat(elements, '<p>a</p>')}</section>`;
const page = (...parts: string[]) =>
  `<div><main><h1>Records</h1>${parts.join('')}</main><footer><p>Foot</p></footer></div>`;

function drawn(html: string) {
  document.body.innerHTML = html;
  /** In which step an element is seen, with all that is around it. */
  const stepOf = (selector: string) => {
    let step = 0;
    for (let element = document.querySelector<HTMLElement>(selector); element; element = element.parentElement)
      step = Math.max(step, Number(element.dataset.step ?? 0));
    return step;
  };
  return {
    stepOf,
    order: [...document.body.querySelectorAll('*')]
      .filter(({ children }) => children.length === 0)
      .map((leaf) => Number(leaf.closest<HTMLElement>('[data-step]')?.dataset.step ?? 0)),
  };
}

it('leaves a short page as it is', () => {
  const html = page(section('one', 20));
  expect(inSteps(html)).toEqual({ html, css: '' });
});

it('draws a long page from above to below, and changes nothing but the marks', () => {
  const html = page('<!--$-->', section('one', 50), section('two', 130), section('three', 130), '<!--/$-->');
  const steps = inSteps(html);
  expect(steps.html.replaceAll(/ data-(?:step|around)="\d"/gu, '')).toBe(html);
  const { stepOf, order } = drawn(steps.html);
  expect([stepOf('h1'), stepOf('footer p')]).toEqual([0, 2]);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order.filter((step) => step === 0).length).toBeLessThan(90);
  expect(
    [...steps.css.matchAll(/\[data-step="(\d)"\],[^{]*\{animation-delay:(\d+)ms\}/gu)].map(([, step, delay]) => [
      Number(step),
      Number(delay),
    ]),
  ).toEqual([
    [1, 1],
    [2, 60],
  ]);
});

it('divides long lists and forms between their parts, and no short ones, no tables and no lines of text', () => {
  const rows = repeat(60, `<li>${repeat(10, '<b>a</b>')}</li>`);
  const { stepOf, order } = drawn(
    inSteps(
      page(
        section('one', 60),
        `<form id="short">${repeat(30, '<div>a</div>')}</form>`,
        `<table>${repeat(100, '<tr><td>a</td></tr>')}</table>`,
        `<ul>${rows}</ul>`,
      ),
    ).html,
  );
  expect(
    [...document.querySelectorAll('[data-step]')].filter((element) => element.closest('form > *, table *, p, b')),
  ).toEqual([]);
  expect(stepOf('#short')).toBe(1);
  expect(
    new Set([...document.querySelectorAll<HTMLElement>('li')].map(({ dataset }) => dataset.step)).size,
  ).toBeGreaterThan(2);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(Math.max(...order)).toBeLessThan(10);
});

it('knows what is in an element from how it ends: fields and pictures have no end, drawings have theirs', () => {
  const fields =
    '<div><input value="a &gt; b"/><img src="/a.webp" alt=""/><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></div>';
  const { stepOf } = drawn(
    inSteps(
      page(
        `<div id="first">${repeat(4, fields)}</div>`,
        `<ul id="after">${repeat(70, '<li>a</li>')}</ul>`,
        '<p id="last">after all</p>',
      ),
    ).html,
  );
  expect([stepOf('#first'), stepOf('#after'), stepOf('#last')]).toEqual([0, 1, 1]);
});

it('has the heading of the page in the first frame of the page, whatever comes before it', () => {
  const { stepOf } = drawn(
    inSteps(`<div>${section('before', 100)}<article><h1>Records</h1>${section('after', 100)}</article></div>`).html,
  );
  expect([stepOf('#before p:last-child'), stepOf('h1'), stepOf('#after p:last-child')]).toEqual([0, 0, 1]);
});

it('hides what is around a table, not the table: that would be laid out all the same', () => {
  const month = (name: string) =>
    `<section id="${name}"><h2>${name}</h2><table>${repeat(70, '<tr><td>a</td></tr>')}</table></section>`;
  drawn(inSteps(page(section('one', 60), month('january'), month('february'))).html);
  expect(
    [...document.querySelectorAll<HTMLElement>('[data-step]')]
      .filter((part) => part.querySelector('table'))
      .map(({ id, dataset }) => [id, dataset.step]),
  ).toEqual([
    ['january', '1'],
    ['february', '2'],
  ]);
  expect(document.querySelector('table[data-step], [data-around]:has(> table)')).toBeNull();
});

it('has what lies over the page come after the heading, and moves nothing else for it', () => {
  const over = '<section data-over-page="true" id="over"><p>May we?</p></section>';
  const rest = page(section('one', 30));
  const steps = inSteps(`${over}${rest}`);
  const { stepOf } = drawn(steps.html);
  expect([stepOf('#over p'), stepOf('h1'), stepOf('footer p')]).toEqual([2, 0, 0]);
  expect(steps.css).toContain('[data-step="2"]');
});

it('gives the bar and its menus a frame of their own, and the page with its heading the next, where they are much', () => {
  const bar = (elements: number) =>
    `<div>${section('bar', elements)}<main id="main">${section('path', 10)}<h1>Records</h1>${section('after', 30)}${section('last', 90)}</main></div>`;
  const much = drawn(inSteps(bar(40)).html);
  expect(
    ['#bar p:last-child', '#path p', 'h1', '#after p:last-child', '#last p:last-child'].map((selector) =>
      much.stepOf(selector),
    ),
  ).toEqual([0, 1, 1, 1, 2]);
  // Within something hidden the wait would begin when that is shown.
  expect(document.querySelector('[data-step] [data-step]')).toBeNull();
  const little = drawn(inSteps(bar(5)).html);
  expect(
    ['#bar p:last-child', '#path p', 'h1', '#after p:last-child', '#last p:last-child'].map((selector) =>
      little.stepOf(selector),
    ),
  ).toEqual([0, 0, 0, 0, 1]);
});
