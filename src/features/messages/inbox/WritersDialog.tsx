import { describeError } from '#domain/kernel/errors/describeError.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useBlockedMembersQuery, useTakesMessageRequestsQuery } from './conversationsApi.ts';
import { newTexts, writersTexts as texts } from './texts.ts';
import { useSetTakesMessageRequestsMutation, useUnblockMemberMutation } from './writingApi.ts';

const OPTIONS = [
  { value: 'any', label: texts.any, hint: texts.anyHint },
  { value: 'known', label: texts.known, hint: texts.knownHint },
] as const;

/** Who may write first; saved as it is chosen. States: loading, failed, a choice, not saved. */
function FirstMessages() {
  const { data, ...answer } = useTakesMessageRequestsQuery();
  const [save, { isLoading, originalArgs, error: refusal }] = useSetTakesMessageRequestsMutation();
  if (data === undefined) return <NoAnswer of={answer} texts={texts} />;
  const takes = isLoading && originalArgs ? originalArgs.takes : data;
  return (
    <Stack gap={2}>
      <RadioGroup
        name="takesRequests"
        label={texts.first}
        options={OPTIONS}
        value={takes ? 'any' : 'known'}
        onChange={(value) => void save({ takes: value === 'any' })}
      />
      <FormRefusal title={texts.notSaved} reason={refusal === undefined ? null : describeError(refusal)} />
    </Stack>
  );
}

/** Members one has blocked, to unblock them. States: loading, failed, none, some. */
function Blocked() {
  const { data, ...answer } = useBlockedMembersQuery();
  const [unblock, { isLoading, originalArgs }] = useUnblockMemberMutation();
  if (data === undefined) return <NoAnswer of={answer} texts={newTexts} />;
  if (data.length === 0) return <p>{texts.none}</p>;
  return (
    <Stack gap={2}>
      {data.map(({ profileId, name }) => (
        <Inline key={profileId} between>
          <bdi>{name}</bdi>
          <Button
            size="sm"
            aria-label={texts.unblockNamed(name)}
            loading={isLoading && originalArgs?.profileId === profileId}
            onClick={() => void unblock({ profileId })}
          >
            {texts.unblock}
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}

/** The window of who may write, and of blocked members. */
export function WritersDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.description}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Stack gap={6}>
        <FirstMessages />
        <Stack gap={2}>
          <h3>{texts.blocked}</h3>
          <p>{texts.blockedHint}</p>
          <Blocked />
        </Stack>
      </Stack>
    </Dialog>
  );
}
