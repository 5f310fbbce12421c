import { missingScripts, setWord } from './fontFaces.ts';

const fontsOf = (word: string) =>
  setWord('regular', word).map(({ text, font }) => `${text} ${font.includes('serif') ? 'serif' : 'wide'}`);

it.each([
  ['Latin', 'Zoë', ['Zoë serif']],
  ['letters with their accents apart', 'Zoe\u0308', ['Zoë serif']],
  ['Greek', 'Αλέξης', ['Αλέξης serif']],
  // The serif has Greek letters, and not these.
  ['polytonic Greek', 'Ἀθανᾶς', ['Ἀθανᾶς wide']],
  ['Hebrew', 'שרה', ['שרה wide']],
  ['Georgian', 'ნინო', ['ნინო wide']],
  ['a letter that no face has', '王', ['U+738B serif']],
  ['such a letter among others', 'Wang王Ἀ', ['WangU+738B serif', 'Ἀ wide']],
  ['what is never seen', 'Ann\u{E0041}王', ['AnnU+738B serif']],
])('%s is set in faces by their own letters', (_what, word, expected) => expect(fontsOf(word)).toEqual(expected));

it.each([
  ['Mary Ἀθανᾶς שרה ნინო', []],
  ['Dorje རྡོ་རྗེ', ['Tibetan']],
  ['小明 王, さくら, रेड्डी', ['Chinese', 'Japanese', 'Devanagari']],
  ['zero\u200dwidth\u00ad', []],
  ['\u{1F600}\u{10FFFD}', ['U+10FFFD']],
])('scripts that no face has are named: %j', (text, expected) => expect(missingScripts(text)).toEqual(expected));
