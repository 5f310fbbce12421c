import { mergedPerson } from '#domain/trees/core/editing/editPerson.ts';
import { factInWords } from '#domain/trees/core/facts/factValueInWords.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life, Versioned } from '../model/lifeOf.ts';
import { MergedLines } from './MergedLines.tsx';
import { mergePeopleTexts as texts } from './texts.ts';
import { useEditForm } from './useEditForm.ts';

interface MergeChoicesFormProps {
  life: Life;
  keep: Versioned<'person'>;
  otherId: string;
  other: TreePerson;
  /** Of the form, which a button outside sends. */
  formId: string;
  onMerging: (isMerging: boolean) => void;
  onDone: () => void;
}

interface MergeValues {
  name: 'keep' | 'other';
  sex: boolean;
  livingFlag: boolean;
  /** Ids of the other person’s facts. */
  facts: string[];
}

const nameInWords = ({ names: [name] }: TreePerson): string =>
  [name?.given, name?.surname].filter(Boolean).join(' ') || texts.noName;
/** A fact the kept person does not have yet, word for word. */
const isNews = (fact: TreeFact, keep: TreePerson): boolean =>
  !keep.facts.some((known) => factInWords(known) === factInWords(fact));

/** What of the second person becomes part of the first, field by field. */
export function MergeChoicesForm({
  life,
  keep: { document: keep },
  otherId,
  other,
  formId,
  onMerging,
  onDone,
}: MergeChoicesFormProps) {
  const { tree, nameOf } = usePlaceOfPerson();
  const { merge } = useEditing();
  const { form, failure } = useEditForm<MergeValues>({
    name: `tree.${tree.id}.person.${life.id}.merge.${otherId}`,
    initial: {
      name: 'keep',
      sex: keep.sex === 'u',
      livingFlag: keep.livingFlag === null,
      facts: other.facts.filter((fact) => isNews(fact, keep)).map(({ id }) => id),
    },
    submit: async ({ name, facts, ...takes }) => {
      onMerging(true);
      const result = await merge(
        {
          keepId: life.id,
          otherId,
          document: mergedPerson(keep, other, { ...takes, name: name === 'other', facts: new Set(facts) }),
        },
        { title: texts.merged(nameOf(life.card)) },
      );
      onMerging(false);
      return result;
    },
    onDone,
  });
  const { values } = form;
  const toggle = (id: string, isTaken: boolean) =>
    void form.setFieldValue('facts', isTaken ? [...values.facts, id] : values.facts.filter((taken) => taken !== id));
  return (
    <Form form={form} id={formId} aria-label={texts.title(nameOf(life.card))}>
      <Stack gap={4}>
        <RadioGroup
          label={texts.name}
          name="merge-name"
          value={values.name}
          options={[
            { value: 'keep', label: nameInWords(keep) },
            { value: 'other', label: nameInWords(other) },
          ]}
          onChange={(value) => void form.setFieldValue('name', value)}
        />
        {keep.sex !== other.sex && (
          <CheckboxField name="sex" label={texts.takeSex} checked={values.sex} onChange={form.handleChange} />
        )}
        {keep.livingFlag !== other.livingFlag && (
          <CheckboxField
            name="livingFlag"
            label={texts.takeLiving}
            checked={values.livingFlag}
            onChange={form.handleChange}
          />
        )}
        <FieldSet legend={texts.facts} hint={texts.factsHint}>
          {other.facts.length === 0 ? (
            <p>{texts.noFacts}</p>
          ) : (
            other.facts.map((fact) => (
              <CheckboxField
                key={fact.id}
                label={factInWords(fact)}
                checked={values.facts.includes(fact.id)}
                onChange={(event) => toggle(fact.id, event.target.checked)}
              />
            ))
          )}
        </FieldSet>
        <p>{texts.consequence}</p>
        <MergedLines personId={otherId} />
        <FormRefusal title={texts.refused} reason={failure} />
      </Stack>
    </Form>
  );
}
