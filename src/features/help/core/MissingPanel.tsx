import { useLocation } from 'react-router-dom';

import { HELP, HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { HelpFrame } from './HelpFrame.tsx';
import { type MissingKind, missingTexts as texts } from './texts.ts';

/**
 * In place of a page of the help that does not exist (spec 2 section 2, HELP-013…018): it invites to search and leads
 * to contact.
 */
export function MissingPanel({ kind }: { kind: MissingKind }) {
  const { search } = useLocation();
  return (
    <HelpFrame width="text">
      <Notice
        tone="empty"
        headingLevel={1}
        title={texts.title(kind)}
        actions={
          <>
            <ButtonLink to={HELP_CONTACT}>{texts.contact}</ButtonLink>
            <ButtonLink to={HELP}>{texts.home}</ButtonLink>
          </>
        }
      >
        <p>{isEmbedded(search) ? texts.searchInApp : texts.search}</p>
      </Notice>
    </HelpFrame>
  );
}
