import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import { createMarkdownSource } from '#server/engines/content/markdown/createMarkdownSource.ts';
import { parseDocument } from '#server/engines/content/markdown/parseDocument.ts';
import { htmlToMarkdown } from '#server/engines/content/zendesk/htmlToMarkdown.ts';
import { readZendesk } from '#server/engines/content/zendesk/readZendesk.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';

const link = (href: string) => (href.startsWith('/') ? href : null);
const HELP = {
  categories: [{ id: 360_000_123_456, name: 'Your account', description: 'Signing in', position: 2 }],
  sections: [
    { id: 200, name: 'Passwords', description: '', category_id: 360_000_123_456, position: 0 },
    { id: 201, name: 'Lost', category_id: 1 },
  ],
  articles: [
    {
      id: 360_045_678_901,
      title: 'Can’t sign in?',
      body: '<h1>First</h1><p>Try <strong>this</strong> &amp; <a href="https://x.zendesk.com/hc/en-gb/articles/99-other">that</a>.</p><img src="x"><script>alert(1)</script>',
      section_id: 200,
      draft: false,
      position: 3,
      label_names: ['login'],
      updated_at: '2026-01-31T10:00:00Z',
    },
    { id: 12, title: 'A draft', body: '', section_id: 200, draft: true },
    { id: 13, title: 'Nowhere', body: '<p>x</p>', section_id: 9 },
  ],
};

describe('HTML of another help centre', () => {
  it.each([
    ['<p>One</p><p>Two<br>lines</p>', 'One\n\nTwo lines'],
    ['<h1>A</h1><h3>B</h3>', '## A\n\n### B'],
    ['<ul><li>a</li><li><p>b</p></li></ul><ol><li>x</li><li>y</li></ol>', '- a\n- b\n1. x\n2. y'],
    ['<p>a <em>b</em> <a href="/help">c</a></p>', 'a *b* [c](/help)'],
    ['<p><a href="javascript:alert(1)">c</a></p>', 'c'],
    ['<pre>a &lt;b&gt;\n  c</pre>', '```\na <b>\n  c\n```'],
    ['<p>2 * 3_4 [x] &lt;b&gt; {{records}}</p>', '2 \\* 3\\_4 \\[x\\] \\<b\\> { {records}}'],
    ['<blockquote>q</blockquote><hr>', '> q\n\n---'],
    ['&pound;5&nbsp;&#8217;&#0;', '£5 ’'],
  ])('%s is %j', (html, markdown) => expect(htmlToMarkdown(html, link).markdown).toBe(markdown));

  it('says what was lost', () => {
    expect(
      htmlToMarkdown(
        '<img src=x><img><iframe src="y">z</iframe><p><a href="http://x">x</a></p><marquee>m</marquee>',
        link,
      ).lost,
    ).toEqual(['1 × iframe', '2 × img', '1 × link', '1 × marquee']);
  });

  it('never leaves HTML in a text, whatever it is', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<li>',
      '<ul>',
      '</ul>',
      '<script>',
      '</script>',
      '<b>',
      '</b>',
      '<a href="/x">',
      '</a>',
      '<pre>',
      '</pre>',
      '&lt;',
      '<',
      '>',
      '*',
      '`',
      '[',
      '](',
      '{{records}}',
      'text',
      '\n',
      '<img onerror=x>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { markdown } = htmlToMarkdown(pieces.join(''), link);
        const { document, faults } = parseDocument(
          'help-article',
          'a/b/c',
          `---\nid: 1\ntitle: T\nsnippet: S\n---\n${markdown}`,
        );
        expect(document).not.toBeNull();
        expect(faults.filter((fault) => fault.startsWith('HTML'))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the data of another help centre', () => {
  it('becomes files with all that can be kept, and names the rest', () => {
    const { files, lost } = readZendesk(HELP);
    expect(files.map(({ name }) => name)).toEqual([
      'help/your-account/index.md',
      'help/your-account/passwords/index.md',
      'help/your-account/passwords/can-t-sign-in.md',
      'help/your-account/passwords/a-draft.md',
    ]);
    const article = parseDocument('help-article', 'a/b/c', files[2]?.text ?? '');
    expect(article).toMatchObject({
      faults: [],
      isDraft: false,
      document: {
        title: 'Can’t sign in?',
        order: 3,
        updated: '2026-01-31',
        help: { id: 360_045_678_901, labels: ['login'] },
      },
    });
    expect(files[2]?.text).toContain('Try **this** & [that](/help/articles/99-other).');
    expect(parseDocument('help-article', 'a/b/c', files[3]?.text ?? '').isDraft).toBe(true);
    expect(lost).toEqual([
      expect.stringContaining('“Lost” was left out'),
      expect.stringContaining('lost 1 × script, 1 × img'),
      expect.stringContaining('“Nowhere” was left out'),
    ]);
  });

  it.each([null, [], {}, { articles: 'x' }, 'text'])('is refused where it is none: %j', (data) =>
    expect(() => readZendesk(data)).toThrow('no list “articles”'),
  );
});

describe('muniment help', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muniment-help-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'in.json');
  const run = (...args: string[]) => runAdmin({} as Database, ['help', ...args]);

  it('writes files once, and again only where it is told to', async () => {
    writeFileSync(file, JSON.stringify(HELP));
    const first = await run('import', file, '--to', folder);
    expect(first).toMatchObject({ code: 0, out: 'ok    4 files' });
    expect(first.err).toContain('“Nowhere” was left out');
    expect(
      (await createMarkdownSource([folder]).faults()).filter(({ message }) => !message.includes('leads to no page')),
    ).toEqual([]);
    expect((await run('import', file, '--to', folder)).err).toContain('is there already');
    expect(await run('import', file, '--to', folder, '--replace')).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(folder, 'help/your-account/index.md'), 'utf8')).toContain('id: 360000123456');
  });

  it('gives out the whole help, which can be taken in again', async () => {
    const { code, out } = await run('export');
    expect(code).toBe(0);
    const given = JSON.parse(out) as { articles: { id: number; body: string; html_url: string }[] };
    expect(given.articles.find(({ id }) => id === 821)).toMatchObject({
      html_url: 'http://localhost:3000/help/articles/821-cancel-a-subscription',
      body: expect.stringContaining('<a href="/account/subscription">') as string,
    });
    const { files, lost } = readZendesk(given);
    expect(lost).toEqual([]);
    expect(files.filter(({ name }) => !name.endsWith('index.md')).length).toBe(given.articles.length);
  });

  it.each([
    [['import', '/nowhere.json', '--to', '/tmp'], 'cannot be read'],
    [['import', import.meta.filename, '--to', '/tmp'], 'is no JSON'],
  ])('explains %j', async (args, words) => {
    const { code, err } = await run(...args);
    expect(code).toBe(1);
    expect(err).toContain(words);
  });
});
