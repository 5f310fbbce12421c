import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useBlockedMembersQuery } from './conversationsApi.ts';
import { blockedTexts as texts, newTexts } from './texts.ts';
import { useUnblockMemberMutation } from './writingApi.ts';

/** Members one has blocked, to unblock them. States: loading, failed, none, some. */
function Blocked() {
  const { data, error, refetch } = useBlockedMembersQuery();
  const [unblock, { isLoading, originalArgs }] = useUnblockMemberMutation();
  if (data === undefined) return error ? <LoadFailure title={newTexts.failed} {...failureText(error)} onRetry={() => void refetch()} /> : <PageSkeleton label={newTexts.loading} />;
  if (data.length === 0) return <p>{texts.none}</p>;
  return (
    <Stack gap={2}>
      {data.map(({ profileId, name }) => (
        <Inline key={profileId} between>
          <bdi>{name}</bdi>
          <Button size="sm" aria-label={texts.unblockNamed(name)} loading={isLoading && originalArgs?.profileId === profileId} onClick={() => void unblock({ profileId })}>
            {texts.unblock}
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}

/** The window of blocked members. */
export function BlockedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.description} actions={<Button onClick={onClose}>{texts.close}</Button>}>
      <Blocked />
    </Dialog>
  );
}
