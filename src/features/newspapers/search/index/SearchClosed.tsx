import { NEWSPAPERS } from '#domain/newspapers/core/newspaperAddresses.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { startTexts } from '../texts.ts';

const texts = startTexts.closed;

/** In place of the box, for readers who may not search newspapers (GRANT-026). */
export const SearchClosed = () => (
  <Notice tone="info" title={texts.title} actions={<ButtonLink to={NEWSPAPERS}>{texts.action}</ButtonLink>}>
    <p>{texts.text}</p>
  </Notice>
);
