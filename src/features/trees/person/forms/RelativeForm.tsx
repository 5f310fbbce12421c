import { newPerson } from '#domain/trees/core/editing/newPerson.ts';
import type { PersonBasics } from '#domain/trees/core/editing/newPerson.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { FindPerson } from '../components/FindPerson.tsx';
import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { basicsFor, familiesFor, familyInWords, relativeValues, RELATIONS, withFamily, type Relation, type RelativeValues } from '../model/relativeForm.ts';
import { BasicsFields } from './BasicsFields.tsx';
import { useEditForm } from './useEditForm.ts';

interface RelativeFormProps {
  life: Life;
  /** What the new one is at first. */
  relation: Relation;
  onLeave: () => void;
  /** Told the id of who was added; null where the answer names nobody. */
  onAdded: (personId: string | null) => void;
}

const WHO: { value: RelativeValues['who']; label: string }[] = [
  { value: 'new', label: 'Somebody new' },
  { value: 'existing', label: 'Somebody of this tree' },
];

const isUntouched = (basics: PersonBasics) => [basics.given, basics.birthDate, basics.birthPlace, basics.deathDate, basics.deathPlace].every((text) => text.trim() === '');

/** A relative of a person: who they are to them, who it is, and in which family. */
export function RelativeForm({ life, relation, onLeave, onAdded }: RelativeFormProps) {
  const { tree, nameOf } = usePlaceOfPerson();
  const { addRelative } = useEditing();
  const { form, failure, wasFound, giveUp } = useEditForm<RelativeValues>({
    name: `tree.${tree.id}.person.${life.id}.relative`,
    initial: relativeValues(relation, life),
    loadSchema: () => import('./relativeSchema.ts').then((chunk) => chunk.relativeSchema),
    submit: async ({ who, basics, existing, family, ...values }) => {
      return addRelative(
        { personId: life.id, relation: values.relation, familyId: family === '' ? null : Number(family), ...(who === 'new' ? { person: newPerson(basics) } : { existingPersonId: existing }) },
        { title: `${RELATIONS.find(({ value }) => value === values.relation)?.label ?? 'Relative'} added` },
      );
    },
    onDone: onLeave,
    onSaved: ({ personId }) => onAdded(personId),
  });
  const { values } = form;
  const families = familiesFor(life, values.relation);
  const change = (next: Partial<RelativeValues>) => void form.setValues(withFamily({ ...values, ...next }, life));
  const setRelation = (next: Relation) => {
    // What was typed stays; what the form itself put there follows the relation.
    const basics = isUntouched(values.basics) ? basicsFor(next, life) : { ...values.basics, sex: basicsFor(next, life).sex };
    change({ relation: next, basics, family: '', isFamilyChosen: false });
  };
  const { basics: basicsErrors } = form.errors as { basics?: { given?: string } };
  return (
    <form aria-label="Add a relative" noValidate onSubmit={form.handleSubmit}>
      <Stack gap={4}>
        {wasFound && <Notice tone="info" title="You began this earlier. What you typed then is here." />}
        <SelectField label={`What they are to ${nameOf(life.card)}`} options={RELATIONS} value={values.relation} onChange={(event) => setRelation(event.target.value as Relation)} />
        <RadioGroup label="Who" name="who" inline options={WHO} value={values.who} onChange={(who) => change({ who })} />
        {values.who === 'new' ? (
          <BasicsFields value={values.basics} asksSex={values.relation === 'PARTNER'} nameError={form.submitCount > 0 ? basicsErrors?.given : undefined} onChange={(basics) => change({ basics })} />
        ) : (
          <FindPerson treeRef={tree.id} label="Name" except={life.id} error={form.submitCount > 0 ? form.errors.existing : undefined} onChange={(person) => change({ existing: person?.id ?? '', existingBorn: person?.birthYears ?? null })} />
        )}
        {families.length > 1 && (
          <SelectField
            label="Which family"
            hint={values.family !== '' && !values.isFamilyChosen ? 'The only family that fits the dates. Change it if it is wrong.' : undefined}
            placeholder="Choose a family"
            options={[...families.map((family) => ({ value: String(family.id), label: familyInWords(family, nameOf) })), { value: '0', label: 'A new family' }]}
            {...formikField(form, 'family')}
            touched={form.submitCount > 0}
            onChange={(event) => change({ family: event.target.value, isFamilyChosen: event.target.value !== '' })}
          />
        )}
        {failure !== null && (
          <Notice tone="error" title="Nobody was added yet">
            <p>{failure} Everything you typed is still here.</p>
          </Notice>
        )}
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            Add to the tree
          </Button>
          <Button onClick={giveUp}>Discard</Button>
        </Inline>
      </Stack>
    </form>
  );
}
