import { presentation3StrictUpgrade } from '@iiif/parser/strict';

/** What the strict reader of IIIF Presentation 3 finds wrong with a document; nothing for a sound one. */
export function presentationFaults(document: object): string[] {
  const state = { warnings: [] as string[] };
  presentation3StrictUpgrade(structuredClone(document) as never, state);
  return state.warnings;
}
