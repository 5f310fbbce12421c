import type { ContentBlock, ContentDocument } from '#domain/site/content/contentDocument.ts';

const TITLE = 'This is a model text';
const TEXT =
  'It comes with the software and applies to no real site. An organisation that opens a site of its own writes its own text, which may start from this one.';

const NOTICE: ContentBlock = {
  kind: 'notice',
  level: null,
  anchor: null,
  spans: [],
  items: [],
  rows: [],
  entries: [
    {
      title: TITLE,
      value: null,
      to: null,
      spans: [{ text: TEXT, isStrong: false, isEmphasis: false, isCode: false, to: null }],
    },
  ],
};

/** A model text that says so before anything else. */
export const withModelNotice = (document: ContentDocument): ContentDocument => ({
  ...document,
  blocks: [NOTICE, ...document.blocks],
});
