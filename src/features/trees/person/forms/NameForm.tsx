import { nameFields } from '#domain/trees/core/documents/documentShapes.ts';
import { emptyName } from '#domain/trees/core/documents/emptyDocuments.ts';
import { withName } from '#domain/trees/core/editing/editPerson.ts';
import type { TreeName } from '#domain/trees/core/model/treePerson.ts';
import { byShape } from '#services/forms/byShape.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useNewSources } from '../hooks/useCitations.ts';
import { useEditing } from '../hooks/useEditing.ts';
import { citationsOf, citationValues, type CitationValues } from '../model/citationForm.ts';
import type { Versioned } from '../model/lifeOf.ts';
import { NAME_TYPES } from '../model/nameTypes.ts';
import { CitationFields } from './CitationFields.tsx';
import { citationsSchema } from './citationsSchema.ts';
import { EditDialog } from './EditDialog.tsx';
import styles from './forms.module.scss';
import { fieldTexts, nameTexts } from './texts.ts';
import { useEditForm } from './useEditForm.ts';

/** A name while it is typed. */
interface NameValues extends Pick<TreeName, 'type' | 'given' | 'surname' | 'prefix' | 'suffix' | 'nickname'> {
  citations: CitationValues[];
}

/** @param sources - those that are cited, for their titles */
const nameValues = (
  { type, given, surname, prefix, suffix, nickname, citations }: TreeName,
  sources: readonly Versioned<'source'>[],
): NameValues => ({
  type,
  given,
  surname,
  prefix,
  suffix,
  nickname,
  citations: citationValues(citations, sources),
});

/** The name that was typed; what the form does not show stays. */
const nameOf = (values: NameValues, old: TreeName): TreeName => ({
  ...old,
  type: values.type,
  given: values.given.trim(),
  surname: values.surname.trim(),
  prefix: values.prefix.trim(),
  suffix: values.suffix.trim(),
  nickname: values.nickname.trim(),
  citations: citationsOf(values.citations, old.citations),
});

const validate = validateWith<NameValues>((yup) =>
  yup.object({
    given: yup
      .string()
      .trim()
      .test(byShape(nameFields.given))
      .when('surname', ([surname]: string[], schema) =>
        (surname ?? '').trim() === '' ? schema.required(nameTexts.missing) : schema,
      ),
    surname: yup.string().test(byShape(nameFields.surname)),
    prefix: yup.string().test(byShape(nameFields.prefix)),
    suffix: yup.string().test(byShape(nameFields.suffix)),
    nickname: yup.string().test(byShape(nameFields.nickname)),
    citations: citationsSchema(yup),
  }),
);

interface NameFormProps {
  treeRef: string;
  old: Versioned<'person'>;
  /** Which of the person's names; one more than there are adds one. */
  at: number;
  sources: readonly Versioned<'source'>[];
  onDone: () => void;
}

/** A name of a person. */
export function NameForm({ treeRef, old, at, sources, onDone }: NameFormProps) {
  const { save } = useEditing();
  const makeSources = useNewSources();
  const name = old.document.names[at] ?? { ...emptyName(), ...(at > 0 && { type: 'married' as const }) };
  const isNew = at >= old.document.names.length;
  const { form, ...dialog } = useEditForm<NameValues>({
    name: `tree.${treeRef}.person.${old.id}.name.${at}`,
    initial: nameValues(name, sources),
    validate,
    submit: async (values) => {
      const citations = await makeSources(values.citations, (made) => void form.setFieldValue('citations', made));
      if (!Array.isArray(citations)) return citations;
      return save('person', old, withName(old.document, at, nameOf({ ...values, citations }, name)), {
        title: isNew ? nameTexts.added : nameTexts.saved,
      });
    },
    onDone,
  });
  return (
    <EditDialog title={isNew ? nameTexts.add : nameTexts.edit} form={form} onClose={onDone} {...dialog}>
      <div className={styles.fields}>
        <TextField label={fieldTexts.firstNames} autoComplete="off" {...formikField(form, 'given')} />
        <TextField label={fieldTexts.surname} autoComplete="off" {...formikField(form, 'surname')} />
        <TextField
          label={nameTexts.prefix}
          optional
          hint={nameTexts.prefixHint}
          autoComplete="off"
          {...formikField(form, 'prefix')}
        />
        <TextField
          label={nameTexts.suffix}
          optional
          hint={nameTexts.suffixHint}
          autoComplete="off"
          {...formikField(form, 'suffix')}
        />
        <TextField label={nameTexts.nickname} optional autoComplete="off" {...formikField(form, 'nickname')} />
        <SelectField label={nameTexts.kind} options={NAME_TYPES} {...formikField(form, 'type')} />
        <div className={styles.whole}>
          <CitationFields
            treeRef={treeRef}
            value={form.values.citations}
            errors={form.submitCount > 0 ? form.errors.citations : undefined}
            onChange={(citations) => void form.setFieldValue('citations', citations)}
          />
        </div>
      </div>
    </EditDialog>
  );
}
