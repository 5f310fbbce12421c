import { issueAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { useComeBack } from '#services/routing/useComeBack.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

import type { ReadIssue } from '../readerApi.ts';
import { closedTexts as texts } from '../texts.ts';

/** In place of pages that are closed to the reader: who may read them, and the way in. No image is asked for. */
export function ClosedPage({ issueId, access }: Pick<ReadIssue, 'access'> & { issueId: string }) {
  const comeBack = useComeBack();
  const isForMembers = access.includes('MEMBERS');
  const isForPatrons = access.includes('INSTITUTION');
  const { title, text } = isForMembers ? texts.members : access.includes('SUBSCRIBERS') ? texts.subscribers : texts.institution;
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={title}
      actions={
        <>
          {isForMembers && <WaysIn onLeave={comeBack} />}
          {isForPatrons && <ButtonLink to="/wayf">{texts.library}</ButtonLink>}
          <ButtonLink to={issueAddress(issueId)}>{texts.about}</ButtonLink>
        </>
      }
    >
      <p>
        {text} {isForPatrons && access.length > 1 && texts.orLibrary}
      </p>
    </Notice>
  );
}
