import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';

/** Documents that say nothing yet: what a record without lines would be. */
export const EMPTY_DOCUMENTS: { readonly [Kind in TreeKind]: (id: number) => TreeDocuments[Kind] } = {
  person: (id) => ({ id, sex: 'u', names: [], facts: [], notes: [], citations: [], mediaIds: [], livingFlag: null, isPrivate: false }),
  family: (id) => ({ id, partners: [], children: [], facts: [], notes: [], citations: [], mediaIds: [], isPrivate: false }),
  source: (id) => ({ id, title: '', author: '', publication: '', repository: '', callNumber: '', url: '', notes: [] }),
  medium: (id) => ({ id, title: '', date: null, fileName: '', mimeType: '', storedAs: null, notes: [] }),
  story: (id) => ({ id, title: '', text: '', personIds: [], date: '', mediaIds: [] }),
};
