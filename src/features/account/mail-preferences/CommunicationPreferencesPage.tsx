import { Stack } from '#ui/Stack/Stack.tsx';

import { MemberPreferences } from './MemberPreferences.tsx';
import { preferencesTexts } from './texts.ts';

/** Which emails a member wants, among the pages of their account. */
export function Component() {
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{preferencesTexts.memberTitle}</h1>
        <p>{preferencesTexts.intro}</p>
      </Stack>
      <MemberPreferences />
    </Stack>
  );
}
