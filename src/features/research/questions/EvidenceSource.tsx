import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { EvidenceRow } from './questionApi.ts';
import { evidenceTexts as texts } from './texts.ts';

/** Where a statement comes from: a page of this site, words, or both. */
export function EvidenceSource({ row: { citation, link } }: { row: Pick<EvidenceRow, 'citation' | 'link'> }) {
  return (
    <>
      {link !== null && (link.name === null ? texts.closed : <TextLink to={link.address}>{link.name}</TextLink>)}
      {link?.detail != null && <> ({link.detail})</>}
      {link !== null && citation !== '' && '. '}
      {citation}
    </>
  );
}
