import { memo } from 'react';

import { TextField } from '#ui/TextField/TextField.tsx';

import { bind, type SearchFormBag } from '../hooks/useSearchForm.ts';
import type { FormField } from '../model/formField.ts';
import { keysShown, sameKeys } from '../model/sameKeys.ts';
import { fieldTexts } from '../texts.ts';
import { NameField } from './NameField.tsx';
import { PlaceField } from './PlaceField.tsx';
import { ValueField } from './ValueField.tsx';
import { YearEitherWay } from './YearEitherWay.tsx';

interface FieldControlProps {
  form: SearchFormBag;
  field: FormField;
}

function DrawnField({ form, field }: FieldControlProps) {
  const { urlId, label, fieldType, isFacet } = field;
  const own = { form, label, urlId };
  if (fieldType === 'VARIANTS_STRING') return <NameField {...own} />;
  if (fieldType === 'YEAR_WITH_OFFSET') return <YearEitherWay {...own} />;
  if (fieldType === 'PROXIMITY_STRING') return <PlaceField {...own} />;
  if (isFacet) return <ValueField form={form} field={field} />;
  return (
    <TextField
      label={label}
      autoComplete="off"
      placeholder={urlId === 'keywords' || urlId === 'fulltext' ? fieldTexts.keywords : undefined}
      {...bind(form, urlId)}
    />
  );
}

/** A field of the catalogue, drawn by its type with its companions; again only when something it shows has changed. */
export const FieldControl = memo(
  DrawnField,
  (before, after) =>
    before.field.fieldId === after.field.fieldId && sameKeys(before.form, after.form, keysShown(after.field.urlId)),
);
