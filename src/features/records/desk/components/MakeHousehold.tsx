import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { householdTexts as texts } from '../householdTexts.ts';
import { type HouseholdPerson, useMakeHouseholdMutation } from '../recordEditApi.ts';
import { refusalText } from '../refusalText.ts';
import { personLine } from './personLine.ts';

/** What is to become of households: the people of the one that is made, and of the one that stays. */
export interface HouseholdChange {
  how: 'split' | 'above' | 'below';
  made: readonly HouseholdPerson[];
  /** None where two become one. */
  stays: readonly HouseholdPerson[];
}

interface MakeHouseholdProps {
  /** Of the record. */
  id: string;
  revision: number;
  change: HouseholdChange;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const EMPTY = { why: '' };
const validate = ({ why }: typeof EMPTY) => (why.trim() === '' ? { why: texts.whyMissing } : {});

function People({ title, people }: { title: string; people: readonly HouseholdPerson[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {people.map((person) => (
          <li key={person.id}>{personLine(person)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Shows households as readers will see them, and makes them so, with a reason. */
export function MakeHousehold({ id, revision, change, onClose, onDone }: MakeHouseholdProps) {
  const { how, made, stays } = change;
  const [make, { error }] = useMakeHouseholdMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ why }) => {
      const { data } = await make({ id, revision, people: made.map((person) => person.id), why: why.trim() });
      if (!data) return;
      onClose();
      await onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.dialogs[how].title}
      description={texts.description}
      confirm={texts.dialogs[how].confirm}
      cancel={texts.cancel}
      refused={{ title: texts.refused, reason: refusalText(error) }}
      onClose={onClose}
    >
      {stays.length > 0 && <People title={texts.after.stays} people={stays} />}
      <People title={how === 'split' ? texts.after.made : texts.after.joined} people={made} />
      <TextAreaField
        label={texts.why}
        hint={texts.whyHint}
        rows={3}
        maxLength={LONGEST_STAFF_REASON}
        {...formikField(form, 'why')}
      />
    </FormDialog>
  );
}
