import type { TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeDocumentKind, TreeDocumentVersion } from '#server/modules/kernel/graphql/types.generated.ts';

import type { StoredDocument } from './documentRows.ts';

const KINDS = {
  person: 'PERSON',
  family: 'FAMILY',
  source: 'SOURCE',
  medium: 'MEDIUM',
  story: 'STORY',
} as const satisfies Record<TreeKind, TreeDocumentKind>;

const STORED_KINDS = {
  PERSON: 'person',
  FAMILY: 'family',
  SOURCE: 'source',
  MEDIUM: 'medium',
  STORY: 'story',
} as const satisfies Record<TreeDocumentKind, TreeKind>;

/** A kind of document as the domain calls it. */
export const kindOf = (kind: TreeDocumentKind): TreeKind => STORED_KINDS[kind];

/** A stored document as GraphQL gives it. */
export const toDocumentVersion = ({ kind, id, version, body }: StoredDocument): TreeDocumentVersion => ({
  kind: KINDS[kind],
  id,
  version,
  document: body,
});
