import { INVITATION_DAYS, invitationProblems } from '#domain/trees/sharing/invitationRules.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { inviteTexts } from '../texts.ts';

/** What an invitation gives, and how long it can be accepted. */
export interface InviteValues {
  role: 'EDITOR' | 'GUEST';
  seesLiving: boolean;
  days: number;
}

/** The same with the address it is sent to. */
export interface SentInviteValues extends InviteValues {
  email: string;
}

/** A guest, within two weeks. */
export const FIRST_VALUES: InviteValues = { role: 'GUEST', seesLiving: false, days: INVITATION_DAYS.usual };

/** What is wrong with an invitation, by field, as the server finds it. */
export const inviteErrors = (email: string | null, { days }: InviteValues): { email?: string; days?: string } =>
  problemsByField(invitationProblems({ email, days }));

const ROLES = [
  { value: 'GUEST', ...inviteTexts.guest },
  { value: 'EDITOR', ...inviteTexts.editor },
] as const;
const DAYS = [1, 3, 7, 14, 30, 60, 90].map((days) => ({ value: String(days), label: inviteTexts.dayCount(days) }));

interface InviteFieldsProps {
  values: InviteValues;
  onChange: <Name extends keyof InviteValues>(name: Name, value: InviteValues[Name]) => void;
  daysProblem: string | undefined;
}

/** The fields that every invitation has. */
export function InviteFields({ values, onChange, daysProblem }: InviteFieldsProps) {
  return (
    <Stack gap={4}>
      <RadioGroup
        name="role"
        label={inviteTexts.what}
        options={ROLES}
        value={values.role}
        onChange={(role) => onChange('role', role)}
      />
      {values.role === 'GUEST' && (
        <CheckboxField
          label={inviteTexts.living}
          hint={inviteTexts.livingHint}
          checked={values.seesLiving}
          onChange={(event) => onChange('seesLiving', event.target.checked)}
        />
      )}
      <SelectField
        label={inviteTexts.days}
        options={DAYS}
        value={String(values.days)}
        error={daysProblem}
        touched={daysProblem !== undefined}
        onChange={(event) => onChange('days', Number(event.target.value))}
      />
    </Stack>
  );
}
