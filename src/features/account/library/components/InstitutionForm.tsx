import { Landmark } from 'lucide-react';

import { collectProblems } from '#services/forms/collectProblems.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import { EMPTY_TYPEAHEAD, type TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';

import { chosenInstitution } from '../chosenInstitution.ts';
import type { Institution } from '../institutionsApi.ts';
import { chooserTexts } from '../texts.ts';

interface InstitutionFormProps {
  institutions: readonly Institution[];
  /** On the way to an institution. */
  isLeaving: boolean;
  onChoose: (institution: string) => void;
}

/** Looks an institution up by its name. A name typed in full counts as picked. */
export function InstitutionForm({ institutions, isLeaving, onChoose }: InstitutionFormProps) {
  const items = institutions.map(({ id, name }) => ({ value: id, label: name }));
  const form = useForm<{ library: TypeaheadValue }>({
    initialValues: { library: EMPTY_TYPEAHEAD },
    validate: ({ library }) =>
      collectProblems({ library: chosenInstitution(items, library) === null ? chooserTexts.required : null }),
    validateOnBlur: false,
    onSubmit: ({ library }) => {
      const chosen = chosenInstitution(items, library);
      if (chosen) onChoose(chosen.value);
    },
  });
  const { library: error } = form.errors;
  return (
    <Form form={form} aria-label={chooserTexts.formName}>
      <Stack>
        <Typeahead
          label={chooserTexts.field}
          hint={chooserTexts.fieldHint}
          icon={<Landmark aria-hidden="true" size={18} />}
          items={items}
          value={form.values.library}
          onChange={(value) => void form.setFieldValue('library', value)}
          emptyText={chooserTexts.noMatches}
          error={typeof error === 'string' ? error : undefined}
          touched={form.submitCount > 0}
        />
        <Button type="submit" variant="primary" fullWidth loading={isLeaving}>
          {chooserTexts.submit}
        </Button>
      </Stack>
    </Form>
  );
}
