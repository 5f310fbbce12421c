import { useParams } from 'react-router-dom';

import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { EntitledCard } from './EntitledCard.tsx';
import { useLookReason } from './lookReason.ts';
import { AccountCard, MemberLists } from './MemberCards.tsx';
import { useLookAtMemberQuery } from './membersApi.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { memberTexts as texts } from './texts.ts';

/** One account, once there is a reason. States: loading, failed, no such account, the account. */
function Look({ memberId, reason }: { memberId: string; reason: string }) {
  const { data, ...answer } = useLookAtMemberQuery({ memberId, reason });
  if (answer.error || data === undefined) return <NoAnswer of={answer} texts={texts} />;
  if (data === null) throw new PageMissing();
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <h1>{data.reader.displayName || texts.unnamed}</h1>
        <p>{texts.recorded}</p>
        <p>
          <TextLink to="/internal/members">{texts.another}</TextLink>
        </p>
      </Stack>
      <AccountCard look={data} />
      <MemberLists look={data} />
      <EntitledCard look={data} />
    </Stack>
  );
}

/** An account for support: why first, then what may be seen of it. */
export function Component() {
  const { memberId = '' } = useParams();
  const { reason, give } = useLookReason();
  if (!/^[1-9]\d{0,14}$/u.test(memberId)) throw new PageMissing();
  return (
    <PageContainer>
      {reason !== null ? (
        <Look key={memberId} memberId={memberId} reason={reason} />
      ) : (
        <Stack gap={6}>
          <Stack gap={3}>
            <h1>{texts.ask(memberId)}</h1>
            <p>{texts.askIntro}</p>
          </Stack>
          <ReasonForm onReason={give} />
        </Stack>
      )}
    </PageContainer>
  );
}
