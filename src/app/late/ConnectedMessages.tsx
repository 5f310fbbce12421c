import { Suspense } from 'react';
import { useSelector } from 'react-redux';

import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { selectMember } from '#features/kernel/auth/index.ts';
import { useFlag } from '#features/kernel/grants/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';

const InAppMessages = lazyPart<{ memberId: number }>(() =>
  import('#features/messages/in-app/InAppMessages.tsx').then((chunk) => chunk.InAppMessages),
);

/** Messages in the browser: for signed-in members while the flag is on (FLAG-003). */
export function ConnectedMessages() {
  const member = useSelector(selectMember);
  const isOn = useFlag(FLAGS.messagingConnection);
  if (!member || !isOn) return null;
  return (
    <Suspense fallback={null}>
      <InAppMessages key={member.memberId} memberId={member.memberId} />
    </Suspense>
  );
}
