import { lettersWithout, scriptNames } from './scriptNames.ts';

it.each([
  ['Mary', []],
  ['Dorje རྡོ་རྗེ', ['Tibetan']],
  ['小明 さくら रेड्डी', ['Chinese', 'Japanese', 'Devanagari']],
  ['Ἀθανᾶς', ['Greek']],
  ['zero\u200dwidth\u00ad', []],
  ['\u{10FFFD}', ['U+10FFFD']],
])('what no typeface has of %j is named by its scripts', (text, expected) => {
  expect(scriptNames(lettersWithout(text, (letter) => letter <= '\u024F'))).toEqual(expected);
});
