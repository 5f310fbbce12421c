import { ALLOWED_TEXTS, TEXTS_IN_CODE, type AllowedText } from './allowedTexts.ts';
import { AVOIDED_IN_COMMENTS, AVOIDED_WORDS } from './avoidedWords.ts';
import { codeComments, commentsOf } from './codeComments.ts';
import { componentTexts, textsInCode } from './componentTexts.ts';
import { readerTexts, wordingsOf } from './readerTexts.ts';

/** `file:line: “text” (write …)` for each text with a word that the site avoids. */
const faults = (texts: ReturnType<typeof readerTexts>, list = AVOIDED_WORDS): string[] =>
  texts.flatMap(({ file, line, text }) => {
    const avoided = list.find(({ words }) => words.test(text));
    return avoided ? [`${file}:${line}: “${text.slice(0, 120)}” (write ${avoided.instead})`] : [];
  });

const isIn = (list: readonly AllowedText[], { file, text }: { file: string; text: string }): boolean =>
  list.some((allowed) => file === allowed.file && text.includes(allowed.text));

describe('the words of the site', () => {
  const texts = readerTexts(['src', 'domain', 'server', 'tools', 'content']);

  it('are those of a British record office, in every text that a person reads', () => {
    expect(texts.length).toBeGreaterThan(3000);
    expect(faults(texts.filter((text) => !isIn(ALLOWED_TEXTS, text)))).toEqual([]);
  });

  it('allows only texts that are there, and no more of them than it must', () =>
    expect(
      ALLOWED_TEXTS.filter(
        ({ file, text }) => faults(texts.filter((each) => each.file === file && each.text.includes(text))).length === 0,
      ),
    ).toEqual([]));

  it('reads elements, labels and templates, and passes over keys and statements', () => {
    const source =
      'const a = <p title="Somebody">Nobody is {`told of ${x} and written anew`}</p>; const b = { mail: \'mail\', q: `SELECT told FROM mails` };';
    expect(faults(wordingsOf('a.tsx', source)).map((fault) => fault.slice(9, 20))).toHaveLength(4);
  });
});

describe('the home of a text', () => {
  const found = componentTexts('src');

  it('is the texts file of its part, not a component', () =>
    expect(
      found
        .filter((text) => !isIn(TEXTS_IN_CODE, text))
        .map(({ file, line, text }) => `${file}:${line}: “${text}” (move it to texts.ts)`),
    ).toEqual([]));

  it('is elsewhere only where a reason is given, and no more often than it must', () =>
    expect(TEXTS_IN_CODE.filter((allowed) => !found.some((text) => isIn([allowed], text)))).toEqual([]));

  it('is asked of elements, of attributes that are shown and of sentences', () => {
    const source =
      'const a = <p title="Save" className="x y">Hello {`Born in ${x}`}<kbd>Enter</kbd></p>; const b = { name: "Saved searches" };';
    expect(textsInCode('a.tsx', source).map(({ text }) => text)).toEqual([
      'Save',
      'Hello',
      'Born in',
      'Saved searches',
    ]);
  });

  it('is not asked of keys, of errors or of lines of the log', () => {
    const source =
      "import a from 'Some file'; throw new Error('The font did not arrive'); siteLog.warn('Login is tried again'); const kind: 'Not a text' = b['not here'];";
    expect(textsInCode('a.ts', source)).toEqual([]);
  });
});

describe('comments and titles of tests', () => {
  it('are in the same English', () => {
    const comments = codeComments(['domain', 'server', 'src', 'tools', 'scripts', 'test']);
    expect(comments.length).toBeGreaterThan(10_000);
    expect(faults(comments, AVOIDED_IN_COMMENTS)).toEqual([]);
  });

  it('are found in every form, and names of code are passed over', () => {
    const source = [
      '/** For whoever asks. */',
      "  it('tells nobody', () => {",
      "])('is read anew: %s', async (x) => {",
      ' * `nobody`, a user of the machine',
      "const nobody = 'somebody';",
    ].join('\n');
    expect(faults(commentsOf('a.ts', source), AVOIDED_IN_COMMENTS).map((fault) => fault.slice(0, 6))).toEqual([
      'a.ts:1',
      'a.ts:2',
      'a.ts:3',
    ]);
  });
});
