import { useEffect } from 'react';

import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import type { FormState } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import type { TextOfRegionsQueryVariables } from '../clipTool.generated.ts';
import { type ClipRoom, useTextOfRegionsQuery } from '../clipToolApi.ts';
import { clipFormTexts as texts } from '../texts.ts';
import styles from './ClipTool.module.scss';
import type { ClipValues } from './clipValues.ts';

/** The text is read once the rectangles rest. */
const REST_MS = 500;

interface ClipDetailsProps {
  form: FormState<ClipValues>;
  room: ClipRoom | undefined;
}

/** What the regions say, as the server reads it; null while it is read, or cannot be. */
function useTextOf(regions: ClipValues['regions']): { text: string | null; isReading: boolean } {
  const rested = useDebounced(
    JSON.stringify(regions.map(({ sheet, x, y, width, height }) => ({ imageId: sheet.imageId, x, y, width, height }))),
    REST_MS,
  );
  const { currentData, isFetching } = useTextOfRegionsQuery(
    { regions: JSON.parse(rested) as TextOfRegionsQueryVariables['regions'] },
    { skip: rested === '[]' },
  );
  return { text: regions.length === 0 ? '' : (currentData ?? null), isReading: isFetching };
}

/** What is saved with the rectangles: title, text, note, tags, and a collection to put it in. */
export function ClipDetails({ form, room }: ClipDetailsProps) {
  const { values, setFieldValue } = form;
  const { text, isReading } = useTextOf(values.regions);
  // The text follows the rectangles until the member changes it.
  useEffect(() => {
    if (text !== null && !values.isTextEdited && text !== values.text) void setFieldValue('text', text);
  }, [text, values.isTextEdited, values.text, setFieldValue]);
  const collections = room?.myCollections.collections.filter(({ role }) => role !== 'READER') ?? [];
  const titleField = formikField(form, 'title');
  const textField = formikField(form, 'text');
  const textHint = isReading
    ? texts.reading
    : values.isTextEdited
      ? texts.edited
      : values.text !== ''
        ? texts.uncorrected
        : values.regions.length > 0
          ? texts.noText
          : undefined;
  return (
    <section aria-label={texts.name} className={styles.part}>
      <TextField
        label={texts.heading}
        maxLength={CLIPPING_LIMITS.title}
        {...titleField}
        onChange={(event) => {
          titleField.onChange(event);
          if (!values.isTitleEdited) void setFieldValue('isTitleEdited', true);
        }}
      />
      <TextAreaField
        label={texts.text}
        rows={6}
        hint={textHint}
        {...textField}
        onChange={(event) => {
          textField.onChange(event);
          if (!values.isTextEdited) void setFieldValue('isTextEdited', true);
        }}
      />
      {values.isTextEdited && values.regions.length > 0 && (
        <div>
          <Button size="sm" variant="quiet" onClick={() => void setFieldValue('isTextEdited', false)}>
            {texts.readAgain}
          </Button>
        </div>
      )}
      <TextAreaField label={texts.note} optional rows={3} hint={texts.noteHint} {...formikField(form, 'note')} />
      <TextField label={texts.tags} optional hint={texts.tagsHint} autoComplete="off" {...formikField(form, 'tags')} />
      {collections.length > 0 && (
        <SelectField
          label={texts.collection}
          optional
          placeholder={texts.noCollection}
          options={collections.map(({ id, name }) => ({ value: id, label: name }))}
          {...formikField(form, 'collectionId')}
        />
      )}
    </section>
  );
}
