import { capitalised } from '#domain/kernel/wording/capitalised.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';

import { useEditing } from '../hooks/useEditing.ts';
import type { Versioned } from '../model/lifeOf.ts';
import { EditDialog } from './EditDialog.tsx';
import { useEditForm } from './useEditForm.ts';

interface StatusFormProps {
  treeRef: string;
  old: Versioned<'person'>;
  /** Why the person is taken to be living or not; null where nobody says. */
  livingReason: string | null;
  onDone: () => void;
}

interface StatusValues {
  sex: TreePerson['sex'];
  living: 'judged' | 'living' | 'deceased';
  isPrivate: boolean;
}

const SEXES: { value: TreePerson['sex']; label: string }[] = [
  { value: 'f', label: 'Female' },
  { value: 'm', label: 'Male' },
  { value: 'x', label: 'Another' },
  { value: 'u', label: 'Not known' },
];

/** Sex, whether somebody lives, and who may see them. */
export function StatusForm({ treeRef, old, livingReason, onDone }: StatusFormProps) {
  const { save } = useEditing();
  const { sex, livingFlag, isPrivate } = old.document;
  const { form, ...dialog } = useEditForm<StatusValues>({
    name: `tree.${treeRef}.person.${old.id}.status`,
    initial: { sex, living: livingFlag ?? 'judged', isPrivate },
    loadSchema: () => import('./statusSchema.ts').then((chunk) => chunk.statusSchema),
    submit: ({ living, ...values }) => save('person', old, { ...old.document, ...values, livingFlag: living === 'judged' ? null : living }, { title: 'Saved' }),
    onDone,
  });
  const set = <Name extends keyof StatusValues>(name: Name, value: StatusValues[Name]) => void form.setFieldValue(name, value);
  return (
    <EditDialog title="Sex, living and privacy" form={form} onClose={onDone} {...dialog}>
      <RadioGroup label="Sex" name="sex" inline options={SEXES} value={form.values.sex} onChange={(value) => set('sex', value)} />
      <RadioGroup
        label="Living or deceased"
        name="living"
        options={[
          { value: 'judged', label: 'Judge from what the tree says', hint: livingReason === null ? 'By the dates of the person and of their relatives.' : capitalised(livingReason) },
          { value: 'living', label: 'Living', hint: 'Hidden from everybody but the owner and editors, and guests who may see the living.' },
          { value: 'deceased', label: 'Deceased', hint: 'You know that this person has died.' },
        ]}
        value={form.values.living}
        onChange={(value) => set('living', value)}
      />
      <CheckboxField name="isPrivate" label="Private" hint="Hidden from everybody but the owner and editors, dead or alive." checked={form.values.isPrivate} onChange={form.handleChange} />
    </EditDialog>
  );
}
