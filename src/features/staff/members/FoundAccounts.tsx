import { Link } from 'react-router-dom';

import { Stack } from '#ui/Stack/Stack.tsx';

import { memberAddress, stateOf } from './lookReason.ts';
import type { FoundMembers } from './membersApi.ts';
import { findTexts as texts, FOUND_THROUGH, memberTexts } from './texts.ts';

/** The accounts that a code names, to choose from: the buyer of a gift, and who redeemed it. */
export function FoundAccounts({ members, reason }: { members: FoundMembers; reason: string }) {
  return (
    <Stack gap={3}>
      <p role="status">{texts.several(members.length)}</p>
      <ul>
        {members.map(({ reader: { memberId, displayName, email }, through }) => (
          <li key={`${memberId} ${through}`}>
            <Link to={memberAddress(memberId)} state={stateOf(reason)}>
              {displayName || memberTexts.unnamed}
            </Link>{' '}
            ({email}): {FOUND_THROUGH[through]}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
