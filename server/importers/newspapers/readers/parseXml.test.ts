import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Rejected } from '../IssueDraft.ts';
import { parseXml, prefixedAttribute } from './parseXml.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-xml-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the handlers are called with, in short; or why the file is refused. */
async function read(xml: string): Promise<string> {
  const file = path.join(folder, 'page.xml');
  writeFileSync(file, xml);
  const said: string[] = [];
  try {
    await parseXml(file, 'page.xml', {
      open: (name, attributes, line) =>
        said.push(
          `<${name}${Object.entries(attributes)
            .map(([key, value]) => ` ${key}=${value}`)
            .join('')} @${line}>`,
        ),
      close: (name) => said.push(`</${name}>`),
      text: (text) => said.push(text),
    });
  } catch (error) {
    if (error instanceof Rejected) return `line ${error.line}: ${error.reason}`;
    throw error;
  }
  return said.join('').replace(/\s+(?=<)/gu, '');
}

describe('a file of XML', () => {
  it.each([
    [
      'names without prefix, and the lines of its elements',
      '<mets:mets xmlns:mets="m">\n<mets:div\n ID="1"/></mets:mets>',
      '<mets xmlns:mets=m @1><div ID=1 @3></div></mets>',
    ],
    ['marked text as text', '<a>one-<![CDATA[<two>]]>-three</a>', '<a @1>one-<two>-three</a>'],
    ['the entities of XML as letters', '<a b="&lt;&quot;">&amp;&#235;</a>', '<a b=<" @1>&ë</a>'],
    ['no comments and no instructions', '<?xml version="1.0"?><a><!-- no --><?no?></a>', '<a @1></a>'],
  ])('gives %s', async (_name, xml, expected) => expect(await read(xml)).toBe(expected));

  it('cannot name what every object has', async () => {
    expect(await read('<a><constructor/><x:toString xmlns:x="x"/></a>')).toBe(
      '<a @1><constructor (an element) @1></constructor (an element)><toString (an element) xmlns:x=x @1></toString (an element)></a>',
    );
  });

  it.each([
    ['an element that is not closed', '<a>\n<b></a>', /^line 2: is not well-formed XML: /u],
    ['an end', '<a>', /^line 1: is not well-formed XML: /u],
    [
      'an entity of its own',
      '<!DOCTYPE a [<!ENTITY x "y">]>\n<a>&x;</a>',
      /^line 2: is not well-formed XML: undefined entity/u,
    ],
    [
      'an entity of another file',
      '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd">\n<a>&x;</a>',
      /^line 2: is not well-formed XML: undefined entity/u,
    ],
    ['nothing but text', 'no page', /^line 1: is not well-formed XML: /u],
    [
      'a hundred and one elements within one another',
      `${'<a>\n'.repeat(101)}${'</a>'.repeat(101)}`,
      /^line 101: has more than 100 elements within one another$/u,
    ],
  ])('with %s is refused at its line', async (_name, xml, expected) => expect(await read(xml)).toMatch(expected));

  it('may have a hundred elements within one another', async () =>
    expect(await read(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)).toMatch(/^<a @1>/u));
});

it.each<[Record<string, string>, string | null]>([
  [{ 'xlink:href': 'a.xml' }, 'a.xml'],
  [{ href: 'b.xml', 'xlink:href': 'a.xml' }, 'b.xml'],
  [{ xhref: 'a.xml' }, null],
  [{}, null],
])('the value of “href” in %j', (attributes, value) => expect(prefixedAttribute(attributes, 'href')).toBe(value));
