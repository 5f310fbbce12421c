import { Stack } from '#ui/Stack/Stack.tsx';

import { MemberPreferences } from './components/MemberPreferences.tsx';

/** Which mail a member wants, among the pages of their account. */
export function Component() {
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>Communication preferences</h1>
        <p>Choose which emails you want from us. Each switch is saved as you press it.</p>
      </Stack>
      <MemberPreferences />
    </Stack>
  );
}
