import { useEffect, useMemo } from 'react';

import { newPerson, type PersonBasics } from '#domain/trees/core/editing/newPerson.ts';
import {
  OFFERED_RELATIONS,
  relationInWords,
  type OfferedRelation,
} from '#domain/trees/core/relatives/relationWords.ts';
import { PersonFinder, useTreePersonQuery } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import { lifeOf, type Life } from '../model/lifeOf.ts';
import {
  basicsFor,
  familyChoices,
  familyInWords,
  relativeValues,
  withFamily,
  type RelativeValues,
} from '../model/relativeForm.ts';
import { BasicsFields } from './BasicsFields.tsx';
import { checkRelative } from './checkRelative.ts';
import { editDialogTexts, relativeTexts as texts } from './texts.ts';
import { useEditForm } from './useEditForm.ts';

interface RelativeFormProps {
  life: Life;
  /** What the new one is at first. */
  relation: OfferedRelation;
  onLeave: () => void;
  /** Called with the id of the person added; null where the answer names none. */
  onAdded: (personId: string | null) => void;
}

const WHO: { value: RelativeValues['who']; label: string }[] = [
  { value: 'new', label: texts.newPerson },
  { value: 'existing', label: texts.existingPerson },
];

const isUntouched = (basics: PersonBasics) =>
  [basics.given, basics.birthDate, basics.birthPlace, basics.deathDate, basics.deathPlace].every(
    (text) => text.trim() === '',
  );

/** A relative of a person: who they are to them, who it is, and in which family. */
export function RelativeForm({ life, relation, onLeave, onAdded }: RelativeFormProps) {
  const { tree, nameOf } = usePlaceOfPerson();
  const { addRelative } = useEditing();
  const { form, failure, wasFound, giveUp } = useEditForm<RelativeValues>({
    name: `tree.${tree.id}.person.${life.id}.relative`,
    initial: relativeValues(relation, life),
    validate: checkRelative,
    submit: (typed) =>
      addRelative(
        {
          personId: life.id,
          relation: typed.relation,
          familyId: typed.family === '' ? null : Number(typed.family),
          ...(typed.who === 'new' ? { person: newPerson(typed) } : { existingPersonId: typed.existing }),
        },
        { title: texts.added(relationInWords(typed.relation)) },
      ),
    onDone: onLeave,
    onSaved: ({ personId }) => onAdded(personId),
  });
  const { values } = form;
  const mayHaveFamily = values.who === 'existing' && values.existing !== '' && life.parentFamilies.length === 0;
  const { currentData: chosen } = useTreePersonQuery({ id: values.existing }, { skip: !mayHaveFamily });
  const ofChosen = useMemo(() => (chosen && mayHaveFamily ? lifeOf(chosen).families : []), [chosen, mayHaveFamily]);
  const families = familyChoices(life, values, ofChosen);
  const change = (next: Partial<RelativeValues>) =>
    void form.setValues(withFamily({ ...values, ...next }, life, ofChosen));
  // What is asked depends on what others have written meanwhile, and on who was chosen.
  useEffect(() => {
    const next = withFamily(values, life, ofChosen);
    if (next.asksFamily !== values.asksFamily || next.family !== values.family) void form.setValues(next);
  }, [form, life, ofChosen, values]);
  const setRelation = (next: OfferedRelation) => {
    // What was typed stays; what the form itself put there follows the relation.
    const basics = isUntouched(values) ? basicsFor(next, life) : { sex: basicsFor(next, life).sex };
    change({ relation: next, ...basics, family: '', isFamilyChosen: false });
  };
  return (
    <Form form={form} aria-label={texts.form}>
      <Stack gap={4}>
        {wasFound && <Notice tone="info" title={editDialogTexts.draftFound} />}
        <SelectField
          label={texts.relation(nameOf(life.card))}
          options={OFFERED_RELATIONS}
          value={values.relation}
          onChange={(event) => setRelation(event.target.value as OfferedRelation)}
        />
        <RadioGroup
          label={texts.who}
          name="who"
          inline
          options={WHO}
          value={values.who}
          onChange={(who) => change({ who })}
        />
        {values.who === 'new' ? (
          <BasicsFields form={form} asksSex={values.relation === 'PARTNER'} onChange={change} />
        ) : (
          <PersonFinder
            treeRef={tree.id}
            label={texts.existingName}
            except={life.id}
            error={form.submitCount > 0 ? form.errors.existing : undefined}
            onChange={(person) => change({ existing: person?.id ?? '', existingBorn: person?.birthYears ?? null })}
          />
        )}
        {families !== null && (
          <SelectField
            label={texts.family}
            hint={values.family !== '' && !values.isFamilyChosen ? texts.familyProposed : undefined}
            placeholder={texts.familyPlaceholder}
            options={[
              ...families.map((family) => ({ value: String(family.id), label: familyInWords(family, nameOf) })),
              { value: '0', label: texts.newFamily },
            ]}
            {...formikField(form, 'family')}
            touched={form.submitCount > 0}
            onChange={(event) => change({ family: event.target.value, isFamilyChosen: event.target.value !== '' })}
          />
        )}
        <FormRefusal title={texts.refused} reason={failure === null ? null : editDialogTexts.refusal(failure)} />
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.add}
          </Button>
          <Button onClick={giveUp}>{editDialogTexts.discard}</Button>
        </Inline>
      </Stack>
    </Form>
  );
}
