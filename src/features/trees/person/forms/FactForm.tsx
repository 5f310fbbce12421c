import { withFact } from '#domain/trees/core/editing/editPerson.ts';
import { factLabel, CUSTOM_FACT_TYPES, FACT_TYPES, factType } from '#domain/trees/core/facts/factTypes.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import { LocationField } from '#features/search/core/index.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { WrittenDateField } from '#ui/WrittenDateField/WrittenDateField.tsx';

import { useNewSources } from '../hooks/useCitations.ts';
import { useEditing, type SaveResult } from '../hooks/useEditing.ts';
import { factOf, factValues, type FactValues } from '../model/factForm.ts';
import type { Versioned } from '../model/lifeOf.ts';
import { checkFact } from './checkFact.ts';
import { CitationFields } from './CitationFields.tsx';
import { EditDialog } from './EditDialog.tsx';
import styles from './forms.module.scss';
import { fieldTexts, factTexts as texts } from './texts.ts';
import { useEditForm } from './useEditForm.ts';

/** Whose fact it is: a person's or a couple's. */
export type FactOwner = { kind: 'person'; old: Versioned<'person'> } | { kind: 'family'; old: Versioned<'family'> };

interface FactFormProps {
  treeRef: string;
  owner: FactOwner;
  /** The fact as it is; of a new one, an empty fact with its id. */
  fact: TreeFact;
  sources: readonly Versioned<'source'>[];
  onDone: () => void;
}

const optionsOf = (kind: FactOwner['kind']) =>
  FACT_TYPES.filter(({ of }) => of === kind).map(({ id, label }) => ({ value: id, label }));
/** What a cause belongs to. */
const HAS_CAUSE = new Set(['death']);

/** A fact of a person or a couple: what, when, where, from which source. */
export function FactForm({ treeRef, owner, fact, sources, onDone }: FactFormProps) {
  const { save } = useEditing();
  const makeSources = useNewSources();
  const isNew = !owner.old.document.facts.some(({ id }) => id === fact.id);

  const submit = async (values: FactValues): Promise<SaveResult> => {
    const citations = await makeSources(values.citations, (made) => void form.setFieldValue('citations', made));
    if (!Array.isArray(citations)) return citations;
    const changed = factOf({ ...values, citations }, fact);
    const done = { title: (isNew ? texts.added : texts.saved)(factLabel(changed)) };
    return owner.kind === 'person'
      ? save('person', owner.old, withFact(owner.old.document, changed), done)
      : save('family', owner.old, withFact(owner.old.document, changed), done);
  };

  const { form, ...dialog } = useEditForm<FactValues>({
    name: `tree.${treeRef}.${owner.kind}.${owner.old.id}.fact.${isNew ? `new ${fact.type}` : fact.id}`,
    initial: factValues(fact, sources),
    validate: checkFact,
    submit,
    onDone,
  });
  const { type } = form.values;
  const isAttribute = factType(type)?.kind === 'attribute';
  return (
    <EditDialog title={isNew ? texts.add : texts.edit(factLabel(fact))} form={form} onClose={onDone} {...dialog}>
      <div className={styles.fields}>
        <SelectField label={texts.type} options={optionsOf(owner.kind)} {...formikField(form, 'type')} />
        {CUSTOM_FACT_TYPES.has(type) ? (
          <TextField label={texts.name} {...formikField(form, 'label')} />
        ) : (
          <TextField label={texts.age} optional {...formikField(form, 'age')} />
        )}
        <div className={styles.whole}>
          <TextField
            label={isAttribute ? (factType(type)?.label ?? texts.description) : texts.description}
            optional={!isAttribute}
            {...formikField(form, 'value')}
          />
        </div>
        <WrittenDateField label={texts.date} optional {...formikField(form, 'date')} />
        <LocationField
          label={fieldTexts.place}
          optional
          placeholder={fieldTexts.placePlaceholder}
          hint=""
          value={form.values.place}
          error={form.errors.place}
          onChange={(text) => void form.setFieldValue('place', text)}
        />
        {HAS_CAUSE.has(type) && (
          <div className={styles.whole}>
            <TextField label={texts.cause} optional {...formikField(form, 'cause')} />
          </div>
        )}
        <div className={styles.whole}>
          <TextAreaField
            label={fieldTexts.notes}
            optional
            rows={3}
            hint={fieldTexts.notesHint}
            {...formikField(form, 'notes')}
          />
        </div>
        <div className={styles.whole}>
          <CitationFields
            treeRef={treeRef}
            value={form.values.citations}
            errors={form.submitCount > 0 ? form.errors.citations : undefined}
            onChange={(citations) => void form.setFieldValue('citations', citations)}
          />
        </div>
        <div className={styles.whole}>
          <CheckboxField
            name="isPrivate"
            label={fieldTexts.private}
            hint={texts.privateHint}
            checked={form.values.isPrivate}
            onChange={form.handleChange}
          />
        </div>
      </div>
    </EditDialog>
  );
}
