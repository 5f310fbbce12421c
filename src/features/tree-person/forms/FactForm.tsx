import { emptySource } from '#domain/trees/documents/emptyDocuments.ts';
import { withFact } from '#domain/trees/editing/editPerson.ts';
import { factLabel } from '#domain/trees/facts/factLabel.ts';
import { CUSTOM_FACT_TYPES, FACT_TYPES, factType } from '#domain/trees/facts/factTypes.ts';
import type { TreeFact } from '#domain/trees/model/treeFact.ts';
import { LocationField } from '#features/search-query/index.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { WrittenDateField } from '#ui/WrittenDateField/WrittenDateField.tsx';

import { useEditing, type SaveResult } from '../hooks/useEditing.ts';
import { factOf, factValues, NEW_SOURCE, type CitationValues, type FactValues } from '../model/factForm.ts';
import type { Versioned } from '../model/lifeOf.ts';
import { CitationFields } from './CitationFields.tsx';
import { EditDialog } from './EditDialog.tsx';
import styles from './forms.module.scss';
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

const optionsOf = (kind: FactOwner['kind']) => FACT_TYPES.filter(({ of }) => of === kind).map(({ id, label }) => ({ value: id, label }));
/** What a cause belongs to. */
const HAS_CAUSE = new Set(['death']);

const urlErrorsOf = (errors: unknown): (string | undefined)[] =>
  Array.isArray(errors) ? errors.map((error: unknown) => (typeof error === 'object' && error !== null && 'url' in error ? String(error.url) : undefined)) : [];

/** A fact of a person or a couple: what, when, where, from which source. */
export function FactForm({ treeRef, owner, fact, sources, onDone }: FactFormProps) {
  const { add, save } = useEditing();
  const isNew = !owner.old.document.facts.some(({ id }) => id === fact.id);

  /** Sources that are made with the fact; stops at the first that is refused. */
  const makeSources = async (citations: readonly CitationValues[]): Promise<Map<CitationValues, number> | SaveResult> => {
    const made = new Map<CitationValues, number>();
    for (const citation of citations.filter(({ source, newTitle }) => source === NEW_SOURCE && newTitle.trim() !== '')) {
      const result = await add('source', { ...emptySource(), title: citation.newTitle.trim() }, { title: 'Source added' });
      const id = result.kind === 'saved' ? result.outcome.documents.find(({ kind }) => kind === 'SOURCE')?.id : undefined;
      if (id === undefined) return result;
      made.set(citation, id);
    }
    return made;
  };

  const submit = async (values: FactValues): Promise<SaveResult> => {
    const made = await makeSources(values.citations);
    if (!(made instanceof Map)) return made;
    const changed = factOf(values, fact, made);
    const told = { title: `${factLabel(changed)} ${isNew ? 'added' : 'saved'}` };
    return owner.kind === 'person' ? save('person', owner.old, withFact(owner.old.document, changed), told) : save('family', owner.old, withFact(owner.old.document, changed), told);
  };

  const { form, ...dialog } = useEditForm<FactValues>({
    name: `tree.${treeRef}.${owner.kind}.${owner.old.id}.fact.${isNew ? `new ${fact.type}` : fact.id}`,
    initial: factValues(fact),
    loadSchema: () => import('./factSchema.ts').then((chunk) => chunk.factSchema),
    submit,
    onDone,
  });
  const { type } = form.values;
  const isAttribute = factType(type)?.kind === 'attribute';
  return (
    <EditDialog title={isNew ? 'Add a fact' : `Edit ${factLabel(fact).toLowerCase()}`} form={form} onClose={onDone} {...dialog}>
      <div className={styles.fields}>
        <SelectField label="What" options={optionsOf(owner.kind)} {...formikField(form, 'type')} />
        {CUSTOM_FACT_TYPES.has(type) ? <TextField label="Called" {...formikField(form, 'label')} /> : <TextField label="Age" optional hint="As the source has it." {...formikField(form, 'age')} />}
        <div className={styles.whole}>
          <TextField label={isAttribute ? (factType(type)?.label ?? 'Words') : 'Description'} optional={!isAttribute} {...formikField(form, 'value')} />
        </div>
        <WrittenDateField label="When" optional {...formikField(form, 'date')} />
        <LocationField label="Where" placeholder="Parish, town, county" hint="" value={form.values.place} error={form.errors.place} onChange={(text) => void form.setFieldValue('place', text)} />
        {HAS_CAUSE.has(type) && (
          <div className={styles.whole}>
            <TextField label="Cause" optional {...formikField(form, 'cause')} />
          </div>
        )}
        <div className={styles.whole}>
          <TextAreaField label="Notes" optional rows={3} hint="An empty line begins another note." {...formikField(form, 'notes')} />
        </div>
        <div className={styles.whole}>
          <CitationFields value={form.values.citations} sources={sources} urlErrors={urlErrorsOf(form.errors.citations)} onChange={(citations) => void form.setFieldValue('citations', citations)} />
        </div>
        <div className={styles.whole}>
          <CheckboxField name="isPrivate" label="Private" hint="Only the owner and editors of the tree see it." checked={form.values.isPrivate} onChange={form.handleChange} />
        </div>
      </div>
    </EditDialog>
  );
}
