import { useState } from 'react';

import { FACT_TYPES } from '#domain/trees/core/facts/factTypes.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { refusalText } from '#features/clippings/core/index.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import {
  type FamilyTree,
  PersonFinder,
  type TreePersonCard,
  useUndoTreeChangeMutation,
} from '#features/trees/core/index.ts';
import { useFormDraft, parseDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { WrittenDateField } from '#ui/WrittenDateField/WrittenDateField.tsx';

import { useOfferUndo } from '../components/useUndo.ts';
import { useAttachClippingToPersonMutation } from './attachApi.ts';
import { checkAttached } from './checkAttached.ts';
import { EvidenceOfField, type AttachValues, NEW_FACT } from './EvidenceOfField.tsx';
import { attachTexts as texts } from './texts.ts';

const TYPES = FACT_TYPES.filter(({ of }) => of === 'person').map(({ id, label }) => ({ value: id, label }));

/**
 * The person, and what of theirs the clipping is evidence of. What was typed stays when it cannot be saved, and
 * outlives the page; the person is then found again.
 */
export function AttachForm({
  clippingId,
  trees,
  onClose,
}: {
  clippingId: string;
  trees: readonly FamilyTree[];
  onClose: () => void;
}) {
  const [person, setPerson] = useState<TreePersonCard | null>(null);
  const [attach] = useAttachClippingToPersonMutation();
  const [undo] = useUndoTreeChangeMutation();
  const offerUndo = useOfferUndo();
  const initialValues: AttachValues = {
    treeId: trees[0]?.id ?? '',
    personId: '',
    evidenceOf: '',
    type: 'death',
    date: '',
    place: '',
  };
  const form = useForm<AttachValues>({
    initialValues,
    validate: checkAttached,
    validateOnBlur: false,
    onSubmit: async ({ personId, evidenceOf, type, date, place }, { setStatus, setFieldError }) => {
      if (person === null) return;
      const isNew = evidenceOf === NEW_FACT;
      const { data, error } = await attach({
        id: clippingId,
        personId,
        fact: isNew ? { type, date, place } : null,
        factId: isNew || evidenceOf === '' ? null : evidenceOf,
      });
      const [problem] = data?.problems ?? [];
      if (error !== undefined) setStatus(refusalText(error));
      else if (data === null) setStatus(texts.gone);
      else if (problem) setFieldError(problem.field.includes('place') ? 'place' : 'date', problem.message);
      else {
        const { changeId } = data;
        draft.forget();
        if (changeId !== null) offerUndo(texts.added(cardName(person, false)), () => undo({ changeId, ref: personId }));
        onClose();
      }
    },
  });
  const draft = useFormDraft(form, {
    form: `attach-clipping.${clippingId}`,
    owner: useDraftOwner(),
    read: (stored) => {
      const typed = parseDraft(initialValues, stored);
      return (
        typed && {
          ...typed,
          treeId: trees.some(({ id }) => id === typed.treeId) ? typed.treeId : initialValues.treeId,
          personId: '',
          evidenceOf: '',
        }
      );
    },
  });
  const { treeId, personId, evidenceOf } = form.values;
  const tree = trees.find(({ id }) => id === treeId);
  const choose = (card: TreePersonCard | null) => {
    setPerson(card);
    void form.setValues({ ...form.values, personId: card?.id ?? '', evidenceOf: '' });
  };
  const changeTree = (id: string) => {
    setPerson(null);
    void form.setValues({ ...form.values, treeId: id, personId: '', evidenceOf: '' });
  };
  return (
    <Form form={form}>
      <Stack gap={4}>
        <p>{texts.lead}</p>
        {trees.length > 1 && (
          <SelectField
            label={texts.tree}
            name="treeId"
            options={trees.map(({ id, name, personCount }) => ({
              value: id,
              label: texts.treeOption(name, personCount),
            }))}
            value={treeId}
            onChange={(event) => changeTree(event.target.value)}
          />
        )}
        <PersonFinder
          key={treeId}
          treeRef={treeId}
          label={texts.person}
          placeholder={texts.personHint}
          isUppercase={tree?.showSurnamesUppercase ?? false}
          error={form.submitCount > 0 ? form.errors.personId : undefined}
          onChange={choose}
        />
        {personId !== '' && (
          <EvidenceOfField
            key={personId}
            personId={personId}
            name="evidenceOf"
            value={evidenceOf}
            onChange={(value) => void form.setFieldValue('evidenceOf', value)}
          />
        )}
        {evidenceOf === NEW_FACT && (
          <>
            <SelectField label={texts.type} options={TYPES} {...formikField(form, 'type')} />
            <WrittenDateField label={texts.date} optional {...formikField(form, 'date')} />
            <TextField label={texts.place} optional {...formikField(form, 'place')} />
          </>
        )}
        {typeof form.status === 'string' && <p role="alert">{form.status}</p>}
        <Inline gap={2}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.add}
          </Button>
          <Button variant="quiet" onClick={() => (draft.forget(), onClose())}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
