import { INVITATION_DAYS } from '#domain/trees/sharing/invitationRules.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

/** What an invitation gives, and how long it can be accepted. */
export interface InviteValues {
  role: 'EDITOR' | 'GUEST';
  seesLiving: boolean;
  days: number;
}

/** Somebody to look at the tree, within two weeks. */
export const FIRST_VALUES: InviteValues = { role: 'GUEST', seesLiving: false, days: INVITATION_DAYS.usual };

const ROLES = [
  { value: 'GUEST', label: 'Guest', hint: 'Can look at the tree.' },
  { value: 'EDITOR', label: 'Editor', hint: 'Can change the tree with you, and sees living people.' },
] as const;
const DAYS = [1, 3, 7, 14, 30, 60, 90].map((days) => ({ value: String(days), label: days === 1 ? 'One day' : `${days} days` }));

/** The fields that every invitation has. */
export function InviteFields({ values, onChange, daysProblem }: { values: InviteValues; onChange: (values: InviteValues) => void; daysProblem?: string | undefined }) {
  return (
    <Stack gap={4}>
      <RadioGroup name="invite-role" label="What they can do" options={ROLES} value={values.role} onChange={(role) => onChange({ ...values, role })} />
      {values.role === 'GUEST' && <CheckboxField label="They may see living people" hint="Names, days and places of everybody in the tree who may be living." checked={values.seesLiving} onChange={(event) => onChange({ ...values, seesLiving: event.target.checked })} />}
      <SelectField label="The invitation can be accepted for" options={DAYS} value={String(values.days)} error={daysProblem} touched={daysProblem !== undefined} onChange={(event) => onChange({ ...values, days: Number(event.target.value) })} />
    </Stack>
  );
}
