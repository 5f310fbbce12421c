import { useComeBack } from '#services/routing/useComeBack.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

import type { IssueOutline } from '../issueApi.ts';
import { issueTexts } from '../texts.ts';

const texts = issueTexts.closed;

/** What a reader sees of an issue whose articles are not for them, with the way in. */
export function ClosedIssue({ access }: Pick<IssueOutline, 'access'>) {
  const comeBack = useComeBack();
  const isForMembers = access.includes('MEMBERS');
  const { title, text } = isForMembers ? texts.members : access.includes('SUBSCRIBERS') ? texts.subscribers : texts.institution;
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={title}
      actions={
        <>
          {isForMembers && <WaysIn onLeave={comeBack} />}
          {access.includes('INSTITUTION') && <ButtonLink to="/wayf">{texts.institution.library}</ButtonLink>}
        </>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
