import { validateWith } from '#services/forms/validateWith.ts';

import { useNewSources } from '../hooks/useCitations.ts';
import { useEditing } from '../hooks/useEditing.ts';
import { citationsOf, citationValues, NO_CITATION, type CitationValues } from '../model/citationForm.ts';
import type { Versioned } from '../model/lifeOf.ts';
import { CitationFields } from './CitationFields.tsx';
import { citationsSchema } from './citationsSchema.ts';
import { EditDialog } from './EditDialog.tsx';
import type { FactOwner } from './FactForm.tsx';
import { citationTexts } from './texts.ts';
import { useEditForm } from './useEditForm.ts';

interface CitationsFormProps {
  treeRef: string;
  /** Who cites: a person as a whole, or a couple. */
  owner: FactOwner;
  sources: readonly Versioned<'source'>[];
  onDone: () => void;
}

const validate = validateWith<{ citations: CitationValues[] }>((yup) =>
  yup.object({ citations: citationsSchema(yup) }),
);

/** What is cited of a person or a couple as a whole. Where there is nothing yet, the first citation is open. */
export function CitationsForm({ treeRef, owner, sources, onDone }: CitationsFormProps) {
  const { save } = useEditing();
  const makeSources = useNewSources();
  const { citations: old } = owner.old.document;
  const { form, ...dialog } = useEditForm<{ citations: CitationValues[] }>({
    name: `tree.${treeRef}.${owner.kind}.${owner.old.id}.citations`,
    initial: { citations: [...citationValues(old, sources), ...(old.length === 0 ? [NO_CITATION] : [])] },
    validate,
    submit: async (values) => {
      const made = await makeSources(values.citations, (citations) => void form.setFieldValue('citations', citations));
      if (!Array.isArray(made)) return made;
      const citations = citationsOf(made, old);
      const done = { title: citationTexts.saved };
      return owner.kind === 'person'
        ? save('person', owner.old, { ...owner.old.document, citations }, done)
        : save('family', owner.old, { ...owner.old.document, citations }, done);
    },
    onDone,
  });
  return (
    <EditDialog
      title={owner.kind === 'person' ? citationTexts.ofPerson : citationTexts.ofCouple}
      form={form}
      onClose={onDone}
      {...dialog}
    >
      <CitationFields
        treeRef={treeRef}
        value={form.values.citations}
        errors={form.submitCount > 0 ? form.errors.citations : undefined}
        onChange={(citations) => void form.setFieldValue('citations', citations)}
      />
    </EditDialog>
  );
}
