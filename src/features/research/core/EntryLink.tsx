import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { kindTexts } from './texts.ts';

interface EntryLinkProps {
  kind: keyof typeof kindTexts;
  address: string;
  name: string;
}

/** Opens what an entry of a folder is of; a file is saved. */
export const EntryLink = ({ kind, address, name }: EntryLinkProps) => (
  <TextLink to={address} {...(kind === 'FILE' && { download: true, reloadDocument: true })}>
    {name}
  </TextLink>
);
