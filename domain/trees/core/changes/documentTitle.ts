import { displayName } from '#domain/kernel/names/displayName.ts';

import type { TreeDocuments, TreeKind } from '../model/treeDocument.ts';
import type { NameOfPerson } from './valueInWords.ts';

/** What a document is called in a line of the history; never empty. */
export function documentTitle(
  { kind, document }: { kind: TreeKind; document: TreeDocuments[TreeKind] },
  nameOf: NameOfPerson,
): string {
  if (kind === 'person' && 'names' in document)
    return displayName(document.names[0]?.given ?? '', document.names[0]?.surname ?? '') || 'name not known';
  if (kind === 'family' && 'partners' in document)
    return (
      document.partners.map(nameOf).join(' and ') ||
      document.children.map(({ personId }) => nameOf(personId)).join(', ') ||
      'no one'
    );
  return ('title' in document && document.title) || ('fileName' in document && document.fileName) || 'untitled';
}
