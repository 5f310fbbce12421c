/** What of the strict reader is called: it mends a manifest and notes what it had to mend. */
interface StrictReader {
  presentation3StrictUpgrade(manifest: object, state: { warnings: string[] }): object;
}

/** What the strict reader of IIIF Presentation 3 finds wrong with a document; nothing for a sound one. */
export function presentationFaults(document: object): string[] {
  const { presentation3StrictUpgrade } = jest.requireActual<StrictReader>('@iiif/parser/strict');
  const state = { warnings: [] as string[] };
  presentation3StrictUpgrade(structuredClone(document), state);
  return state.warnings;
}
