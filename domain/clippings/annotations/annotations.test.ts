import fc from 'fast-check';

import { presentationFaults } from '#domain/newspapers/iiif/presentationFaults.fixture.ts';

import { tidyFields } from '../core/clippingFields.ts';
import { annotationsIn, MOST_IMPORTED } from './annotationsIn.ts';
import { type AnnotatedClip, type AnnotationFacts, clipAnnotation } from './clipAnnotation.ts';
import { annotationCollection, annotationPage, annotationPages, recordAnnotation } from './collectionDocuments.ts';
import { collectionManifest, type ManifestClipping } from './collectionManifest.ts';
import { readContentState, writeContentState } from './contentState.ts';
import { readAnnotation } from './readAnnotation.ts';

const ORIGIN = 'https://muniment.example';
const PAGE = { kind: 'newspaper', id: 'BL/0009999/18240217/0001' } as const;
const CANVAS = `${ORIGIN}/iiif/newspapers/page/${encodeURIComponent(PAGE.id)}/canvas`;
const REGION = { x: 40, y: 130, width: 700, height: 90 };
const facts: AnnotationFacts = {
  id: `${ORIGIN}/annotations/clipping/c-1`,
  citation: 'The Test Journal, p. 1.',
  homepage: `${ORIGIN}/image-viewer?issue=1`,
  created: '2026-11-02T10:00:00.000Z',
  modified: '2026-11-02T10:00:00.000Z',
  manifestOf: () => `${ORIGIN}/iiif/newspapers/issue/1/manifest`,
};

const anId = fc.stringMatching(/^[\w./ %é-]{1,40}$/u).filter((id) => id.trim() === id && !/^\.+$/u.test(id));
const side = fc.integer({ min: 0, max: 99_999 });
const aPlace = fc.record({
  canvas: fc.oneof(
    fc.record({ kind: fc.constant('newspaper' as const), id: anId }),
    fc.record({ kind: fc.constant('image' as const), id: fc.stringMatching(/^[a-z0-9-]{1,40}$/u) }),
  ),
  region: fc.option(
    fc.record({
      x: side,
      y: side,
      width: fc.integer({ min: 8, max: 99_999 }),
      height: fc.integer({ min: 8, max: 99_999 }),
    }),
  ),
});
const aScope = fc.record({ kind: fc.constantFrom('article' as const, 'record' as const), id: anId });
const aClip: fc.Arbitrary<AnnotatedClip> = fc
  .record({
    title: fc.string({ unit: 'grapheme', minLength: 1 }),
    note: fc.string({ unit: 'grapheme' }),
    tags: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 }),
    text: fc.option(fc.string({ unit: 'grapheme', minLength: 1 })),
    scope: fc.option(aScope),
    places: fc.array(aPlace, { maxLength: 20 }),
  })
  .map((clip) => ({ ...clip, ...tidyFields(clip) }))
  .map((clip) => ({ ...clip, title: clip.title || 'A title', text: clip.text === '' ? null : clip.text }))
  // One of nothing but an article or a record has no rectangles; one of pages has some.
  .filter(({ scope, places }) => scope !== null || places.length > 0);

describe('a clipping as a Web Annotation', () => {
  it('is read back as it was written, whatever its maker wrote', () => {
    fc.assert(
      fc.property(aClip, (clip) =>
        expect(readAnnotation(ORIGIN, JSON.parse(JSON.stringify(clipAnnotation(ORIGIN, clip, facts))))).toEqual({
          clip,
        }),
      ),
    );
  });

  it('has a rectangle of a canvas in its manifest for a target', () => {
    const clip: AnnotatedClip = {
      title: 'Fire',
      note: 'Ask',
      tags: ['Webb'],
      text: 'A great fire',
      scope: { kind: 'article', id: `${PAGE.id}/0001` },
      places: [{ canvas: PAGE, region: REGION }],
    };
    const annotation = clipAnnotation(ORIGIN, clip, facts);
    expect(annotation).toMatchObject({
      id: facts.id,
      type: 'Annotation',
      motivation: 'bookmarking',
      body: [
        { purpose: 'supplementing', value: 'A great fire' },
        { purpose: 'commenting', value: 'Ask' },
        { purpose: 'tagging', value: 'Webb' },
      ],
      target: [
        {
          type: 'SpecificResource',
          source: { id: CANVAS, type: 'Canvas', partOf: [{ type: 'Manifest' }] },
          selector: { type: 'FragmentSelector', value: 'xywh=40,130,700,90' },
          scope: `${ORIGIN}/iiif/newspapers/article/${encodeURIComponent(`${PAGE.id}/0001`)}/range`,
        },
      ],
    });
  });
});

const on = (target: unknown, more: object = {}) => ({
  type: 'Annotation',
  motivation: 'commenting',
  body: { type: 'TextualBody', value: 'A note of a viewer' },
  target,
  ...more,
});
const place = (region: object | null) => ({ canvas: PAGE, region });

describe('annotations that others made', () => {
  it.each<[string, unknown, object]>([
    ['an address with a fragment', on(`${CANVAS}#xywh=40,130,700,90`), { places: [place(REGION)] }],
    [
      'a canvas with a fragment',
      on({ id: `${CANVAS}#xywh=pixel:40,130,700,90`, type: 'Canvas' }),
      { places: [place(REGION)] },
    ],
    [
      'fractions of pixels, as Mirador draws them',
      on({
        source: { id: CANVAS, type: 'Canvas' },
        selector: [
          { type: 'SvgSelector', value: '<svg/>' },
          { type: 'FragmentSelector', value: 'xywh=40.5,130.2,699,89' },
        ],
      }),
      { places: [place(REGION)] },
    ],
    ['a whole page', on(CANVAS), { places: [place(null)] }],
    ['a title of the first words', on(CANVAS), { title: 'A note of a viewer', note: 'A note of a viewer' }],
    ['a title in a language', on(CANVAS, { label: { de: ['Das Feuer'] } }), { title: 'Das Feuer' }],
    [
      'markup',
      on(CANVAS, { body: { type: 'TextualBody', value: '<p>Fire &amp; <b>water</b></p>', format: 'text/html' } }),
      { note: 'Fire & water' },
    ],
    [
      'tags and a text in lists of purposes',
      on(CANVAS, {
        body: [{ purpose: ['tagging'], value: 'Webb' }, { purpose: 'transcribing', value: 'words' }, 'plain', 7],
      }),
      { tags: ['Webb'], text: 'words', note: 'plain' },
    ],
    [
      'purposes that are no text',
      on(CANVAS, {
        body: [
          { purpose: { toString: 0 }, value: 'one' },
          { purpose: [[]], value: 'two' },
        ],
      }),
      { note: 'one\n\ntwo' },
    ],
    [
      'a record without a rectangle',
      on(`${ORIGIN}/transcript?id=R%2F1`),
      { scope: { kind: 'record', id: 'R/1' }, places: [] },
    ],
  ])('are taken with %s', (_what, annotation, expected) =>
    expect(readAnnotation(ORIGIN, annotation)).toMatchObject({ clip: expected }),
  );

  it.each<[unknown, string]>([
    [null, 'It isn’t a Web Annotation.'],
    ['text', 'It isn’t a Web Annotation.'],
    [{ type: 'Canvas', id: CANVAS }, 'It isn’t a Web Annotation.'],
    [{ type: 'Annotation' }, 'It names no page.'],
    [on({ source: 7 }), 'It names no page.'],
    [on('https://iiif.example.org/canvas/1#xywh=1,2,3,4'), 'It is on iiif.example.org, not on this site.'],
    [on(CANVAS.replace('https', 'http')), 'It is on muniment.example, not on this site.'],
    [on('javascript:alert(1)'), 'It is on javascript:, not on this site.'],
    [on('nonsense'), 'It isn’t on a page of this site.'],
    [on(`${ORIGIN}/iiif/newspapers/page/%E0%A4%A/canvas`), 'It isn’t on a page of this site.'],
    [on(`${CANVAS}#xywh=percent:1,2,3,4`), 'Only rectangles in pixels can be imported.'],
    [on(`${CANVAS}#xywh=1,2,0,4`), 'Only rectangles in pixels can be imported.'],
    [
      on({ source: CANVAS, selector: { type: 'SvgSelector', value: '<svg/>' } }),
      'Only rectangles in pixels can be imported.',
    ],
    [on([CANVAS, 'https://elsewhere.example/1']), 'It is on elsewhere.example, not on this site.'],
    [on(Array.from({ length: 201 }, () => CANVAS)), 'It has too many parts.'],
  ])('are refused with a reason: %#', (annotation, refusal) =>
    expect(readAnnotation(ORIGIN, annotation)).toMatchObject({ refusal }),
  );

  it.each<[string, unknown, number]>([
    ['one', on(CANVAS), 1],
    ['a list', [on(CANVAS), on(CANVAS)], 2],
    ['a page', { type: 'AnnotationPage', items: [on(CANVAS)] }, 1],
    [
      'a collection with its first page',
      { type: 'AnnotationCollection', first: { type: 'AnnotationPage', items: [on(CANVAS), 7] } },
      2,
    ],
    ['a collection whose pages are elsewhere', { type: 'AnnotationCollection', first: 'https://example.org/1' }, 0],
    [
      'a manifest',
      {
        type: 'Manifest',
        items: [
          {
            type: 'Canvas',
            items: [{ type: 'AnnotationPage', items: [on(CANVAS)] }],
            annotations: [{ type: 'AnnotationPage', items: [on(CANVAS)] }],
          },
        ],
      },
      1,
    ],
    ['something else', 7, 1],
    ['a type that is no text', { type: { toString: 0 } }, 1],
  ])('are found in %s', (_what, document, count) =>
    expect(annotationsIn(document)).toMatchObject({ annotations: { length: count }, isCut: false }),
  );

  it('are at most a thousand', () => {
    expect(annotationsIn(Array.from({ length: MOST_IMPORTED + 1 }, () => on(CANVAS)))).toMatchObject({
      annotations: { length: MOST_IMPORTED },
      isCut: true,
    });
  });
});

describe('content state', () => {
  it('opens what it was written for', () => {
    fc.assert(
      fc.property(aPlace, (one) =>
        expect(readContentState(ORIGIN, writeContentState(ORIGIN, one, `${ORIGIN}/m`))).toEqual({ place: one }),
      ),
    );
  });

  const state = {
    type: 'Annotation',
    motivation: ['contentState'],
    target: { id: `${CANVAS}#xywh=40,130,700,90`, type: 'Canvas', partOf: [{ id: 'https://m', type: 'Manifest' }] },
  };
  it.each<[string, string, object]>([
    ['plain JSON of an annotation', JSON.stringify(state), { place: place(REGION) }],
    [
      'a specific resource',
      JSON.stringify({
        type: 'SpecificResource',
        source: { id: CANVAS, type: 'Canvas' },
        selector: { type: 'FragmentSelector', value: 'xywh=40,130,700,90' },
      }),
      { place: place(REGION) },
    ],
    [
      'the first of several',
      JSON.stringify({ ...state, target: [state.target, 'https://elsewhere.example/1'] }),
      { place: place(REGION) },
    ],
    ['the address of a canvas', CANVAS, { place: place(null) }],
    ['the address of an issue', `${ORIGIN}/iiif/newspapers/issue/BL%2F1/manifest`, { issueId: 'BL/1' }],
    [
      'an encoded issue',
      btoa(
        encodeURIComponent(JSON.stringify({ id: `${ORIGIN}/iiif/newspapers/issue/BL%2F1/manifest`, type: 'Manifest' })),
      ),
      { issueId: 'BL/1' },
    ],
    [
      'another host',
      JSON.stringify({ id: 'https://iiif.example.org/canvas/1', type: 'Canvas' }),
      { refusal: 'It is on iiif.example.org, not on this site.' },
    ],
    ['no JSON', '{', { refusal: 'The link doesn’t say what to open.' }],
    ['nothing', '', { refusal: 'The link doesn’t say what to open.' }],
    ['null', 'bnVsbA', { refusal: 'The link doesn’t say what to open.' }],
    ['a number', '7', { refusal: 'The link doesn’t say what to open.' }],
    ['far too much', 'a'.repeat(10_001), { refusal: 'The link doesn’t say what to open.' }],
  ])('is %s', (_what, text, expected) => expect(readContentState(ORIGIN, text)).toEqual(expected));
});

const collection = { id: 'k-1', name: 'Ships', description: 'Those of the Webbs', total: 51 };
const clipping: ManifestClipping = {
  id: 'c-1',
  title: 'The Hope',
  citation: 'The Test Journal, p. 1.',
  note: 'first',
  homepage: `${ORIGIN}/image-viewer?issue=1`,
  regions: [
    { imageId: 'p-1', region: REGION, pageLabel: '1', manifest: `${ORIGIN}/m` },
    { imageId: 'p-1', region: { x: 0, y: 0, width: 90_000, height: 60_000 }, pageLabel: null, manifest: null },
  ],
};

describe('a collection as a manifest', () => {
  it('is sound Presentation 3 with each rectangle as a canvas, also where nothing may be seen, or nothing is there', () => {
    for (const clippings of [[clipping], [{ ...clipping, regions: [] }], []])
      expect(presentationFaults(collectionManifest(ORIGIN, collection, clippings))).toEqual([]);
    const { items } = collectionManifest(ORIGIN, collection, [clipping, { ...clipping, id: 'c-2', regions: [] }]) as {
      items: { label: object; width: number; height: number; partOf?: object[] }[];
    };
    expect(items.map(({ label, width, height, partOf }) => [label, width, height, partOf?.length])).toEqual([
      [{ none: ['The Hope (1 of 2)'] }, 700, 90, 1],
      [{ none: ['The Hope (2 of 2)'] }, expect.any(Number), expect.any(Number), undefined],
      [{ none: ['The Hope'] }, 1_000, 1_000, undefined],
    ]);
    expect(items[1]?.width).toBeLessThan(90_000);
    expect(JSON.stringify(items[0])).toContain(`"id":"${ORIGIN}/iiif/3/p-1/40,130,700,90/700,90/0/default.jpg"`);
  });
});

describe('a collection of annotations', () => {
  it('leads from page to page and back', () => {
    const first = annotationPage(ORIGIN, collection, 1, [
      recordAnnotation({
        id: `${ORIGIN}/r`,
        name: 'Una Pinch',
        note: 'aunt',
        doubt: null,
        address: `${ORIGIN}/transcript?id=1`,
      }),
    ]);
    const last = annotationPage(ORIGIN, collection, 2, []);
    expect(annotationCollection(ORIGIN, collection)).toMatchObject({
      type: 'AnnotationCollection',
      total: 51,
      first: { id: first.id },
      last: { id: last.id },
    });
    expect([first.next, first.prev, last.next, last.prev, last.startIndex]).toEqual([
      { id: last.id, type: 'AnnotationPage' },
      undefined,
      undefined,
      { id: first.id, type: 'AnnotationPage' },
      50,
    ]);
    expect([annotationPages(0), annotationPages(50), annotationPages(51)]).toEqual([1, 1, 2]);
  });
});
