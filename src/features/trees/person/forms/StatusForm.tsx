import { capitalise } from '#domain/kernel/wording/capitalise.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';

import { useEditing } from '../hooks/useEditing.ts';
import type { Versioned } from '../model/lifeOf.ts';
import { EditDialog } from './EditDialog.tsx';
import { SEX_OPTIONS } from './sexOptions.ts';
import { fieldTexts, statusTexts } from './texts.ts';
import { useEditForm } from './useEditForm.ts';

interface StatusFormProps {
  treeRef: string;
  old: Versioned<'person'>;
  /** Why the person counts as living or not; null where that is not known. */
  livingReason: string | null;
  onDone: () => void;
}

interface StatusValues {
  sex: TreePerson['sex'];
  living: 'judged' | 'living' | 'deceased';
  isPrivate: boolean;
}

/** Sex, whether the person lives, and who may see them. */
export function StatusForm({ treeRef, old, livingReason, onDone }: StatusFormProps) {
  const { save } = useEditing();
  const { sex, livingFlag, isPrivate } = old.document;
  const { form, ...dialog } = useEditForm<StatusValues>({
    name: `tree.${treeRef}.person.${old.id}.status`,
    initial: { sex, living: livingFlag ?? 'judged', isPrivate },
    submit: ({ living, ...values }) =>
      save(
        'person',
        old,
        { ...old.document, ...values, livingFlag: living === 'judged' ? null : living },
        { title: statusTexts.saved },
      ),
    onDone,
  });
  const set = <Name extends keyof StatusValues>(name: Name, value: StatusValues[Name]) =>
    void form.setFieldValue(name, value);
  return (
    <EditDialog title={statusTexts.title} form={form} onClose={onDone} {...dialog}>
      <RadioGroup
        label={fieldTexts.sex}
        name="sex"
        inline
        options={SEX_OPTIONS}
        value={form.values.sex}
        onChange={(value) => set('sex', value)}
      />
      <RadioGroup
        label={fieldTexts.living}
        name="living"
        options={[
          {
            value: 'judged',
            label: statusTexts.judged,
            hint: livingReason === null ? statusTexts.judgedHint : `${capitalise(livingReason)}.`,
          },
          { value: 'living', label: statusTexts.living, hint: statusTexts.livingHint },
          { value: 'deceased', label: statusTexts.deceased, hint: statusTexts.deceasedHint },
        ]}
        value={form.values.living}
        onChange={(value) => set('living', value)}
      />
      <CheckboxField
        name="isPrivate"
        label={fieldTexts.private}
        hint={statusTexts.privateHint}
        checked={form.values.isPrivate}
        onChange={form.handleChange}
      />
    </EditDialog>
  );
}
