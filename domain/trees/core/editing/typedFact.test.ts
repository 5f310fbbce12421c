import { readTreeDate } from '../dates/readTreeDate.ts';
import { typedDate, typedPlace } from './typedFact.ts';

const OLD_DATE = { text: '3 APR 1832', from: 18320403, to: 18320403 };
const PINNED = { text: 'Roche, Cornwall', position: { latitude: 50.4, longitude: -4.8 } };

it.each([
  ['the same words', ' 3 APR 1832 ', OLD_DATE, OLD_DATE],
  ['other words', '1833', OLD_DATE, readTreeDate('1833')],
  ['nothing any more', ' ', OLD_DATE, null],
  ['nothing as before', '', null, null],
  ['the first words', 'about 1832', null, readTreeDate('about 1832')],
])('takes a date of %s', (_case, text, old, expected) => expect(typedDate(text, old)).toEqual(expected));

it.each([
  ['the same words', ' Roche, Cornwall ', PINNED, PINNED],
  ['other words, which have no pin', 'Luxulyan, Cornwall', PINNED, { text: 'Luxulyan, Cornwall', position: null }],
  ['nothing any more', ' ', PINNED, null],
  ['the first words', 'Roche', null, { text: 'Roche', position: null }],
])('takes a place of %s', (_case, text, old, expected) => expect(typedPlace(text, old)).toEqual(expected));
