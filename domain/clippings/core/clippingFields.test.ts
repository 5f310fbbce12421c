import { faultOfFields, tidyFields } from './clippingFields.ts';
import { CLIPPING_LIMITS } from './clippingLimits.ts';

const fields = (more: object = {}) => tidyFields({ title: 'Fire at Bath', note: '', tags: [], text: null, ...more });

describe('what a member writes about a clipping', () => {
  it('is kept without controls and doubled spaces', () =>
    expect(
      tidyFields({
        title: ' Fire\n at\0 Bath ',
        note: ' one\r\ntwo\0\tthree ',
        tags: ['fire', ' Fire ', '', 'bath\n'],
        text: 'a\rb',
      }),
    ).toEqual({ title: 'Fire at Bath', note: 'one\ntwo\tthree', tags: ['fire', 'bath'], text: 'a\nb' }));

  it('keeps a text that was emptied apart from one that was never changed', () =>
    expect([fields({ text: '' }).text, fields().text]).toEqual(['', null]));

  it.each<[string, object]>([
    [
      'as long as may be',
      {
        title: 'a'.repeat(CLIPPING_LIMITS.title),
        note: 'a'.repeat(CLIPPING_LIMITS.note),
        text: 'a'.repeat(CLIPPING_LIMITS.text),
      },
    ],
    ['with as many tags', { tags: Array.from({ length: CLIPPING_LIMITS.tags }, (_, at) => `tag ${at}`) }],
    [
      'with tags that differ in capitals alone',
      { tags: Array.from({ length: 80 }, (_, at) => (at % 2 === 0 ? 'fire' : 'FIRE')) },
    ],
  ])('may be %s', (_what, more) => expect(faultOfFields(fields(more))).toBeNull());

  it.each<[string, object, string, RegExp]>([
    ['a title of spaces', { title: ' \n ' }, 'title', /Give the clipping a title/u],
    ['a title that is too long', { title: 'a'.repeat(CLIPPING_LIMITS.title + 1) }, 'title', /at most 300 characters/u],
    ['a note that is too long', { note: 'a'.repeat(CLIPPING_LIMITS.note + 1) }, 'note', /at most 10,000 characters/u],
    ['a text that is too long', { text: 'a'.repeat(CLIPPING_LIMITS.text + 1) }, 'text', /at most 20,000 characters/u],
    ['a tag of 10,000 signs', { tags: ['a'.repeat(10_000)] }, 'tags', /at most 100 characters/u],
    [
      '51 tags',
      { tags: Array.from({ length: CLIPPING_LIMITS.tags + 1 }, (_, at) => `tag ${at}`) },
      'tags',
      /at most 50 tags/u,
    ],
  ])('may not be %s', (_what, more, field, message) =>
    expect(faultOfFields(fields(more))).toEqual({ field, message: expect.stringMatching(message) as string }),
  );
});
