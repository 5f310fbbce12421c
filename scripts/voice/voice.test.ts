import { ALLOWED_TEXTS } from './allowedTexts.ts';
import { AVOIDED_WORDS } from './avoidedWords.ts';
import { readerTexts, wordingsOf } from './readerTexts.ts';

/** `file:line: “text” (write …)` for each text with a word that the site avoids. */
const faults = (texts: ReturnType<typeof readerTexts>): string[] =>
  texts.flatMap(({ file, line, text }) => {
    const avoided = AVOIDED_WORDS.find(({ words }) => words.test(text));
    return avoided ? [`${file}:${line}: “${text.slice(0, 120)}” (write ${avoided.instead})`] : [];
  });

describe('the words of the site', () => {
  const texts = readerTexts(['src', 'domain', 'server', 'content']);
  const isAllowed = ({ file, text }: { file: string; text: string }) => ALLOWED_TEXTS.some((allowed) => file === allowed.file && text.includes(allowed.text));

  it('are those of a British record office, in every text that a person reads', () => {
    expect(texts.length).toBeGreaterThan(3000);
    expect(faults(texts.filter((text) => !isAllowed(text)))).toEqual([]);
  });

  it('allows only texts that are there, and no more of them than it must', () =>
    expect(ALLOWED_TEXTS.filter(({ file, text }) => faults(texts.filter((each) => each.file === file && each.text.includes(text))).length === 0)).toEqual([]));

  it('reads elements, labels and templates, and passes over keys and statements', () => {
    const source = "const a = <p title=\"Somebody\">Nobody is {`told of ${x} and written anew`}</p>; const b = { mail: 'mail', q: `SELECT told FROM mails` };";
    expect(faults(wordingsOf('a.tsx', source)).map((fault) => fault.slice(9, 20))).toHaveLength(4);
  });
});
