import { useState } from 'react';

import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import type { FilterValue } from '#domain/search/core/searchQuery.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { facetTexts, variantTexts as texts } from '../facetTexts.ts';
import {
  excludeVariant,
  switchReadings,
  switchSoundsAlike,
  switchUnread,
  includeVariant,
  switchVariants,
} from '../model/variantChoice.ts';
import type { SearchResult } from '../recordSearchApi.ts';
import type { FilterChange } from '../useSearchAddress.ts';
import styles from './FacetGroup.module.scss';

interface VariantPickerProps {
  fieldId: string;
  filter: FilterValue;
  variants: SearchResult['variants'];
  /** So many records more have a name that could not be read at all. */
  unread: number;
  onChange: (change: FilterChange) => void;
}

/** The variant that stands for names of which nothing could be read. */
const UNREAD = '?';
/** Variants shown before "Show all". */
const FEW = 6;

/**
 * The variants that the search takes in, each with its own box; those of a name have one switch for all of them, too.
 */
export function VariantPicker({ fieldId, filter, variants, unread, onChange }: VariantPickerProps) {
  const [isWhole, setWhole] = useState(false);
  const field = fieldById(fieldId);
  const label = field?.displayLabel ?? fieldId;
  // Places and occupations are always searched under all their names.
  const isSwitched = field?.fieldType === 'VARIANTS_STRING';
  const isOn = filter.variants || !isSwitched;
  const found = variants.filter((each) => each.fieldId === fieldId);
  // Names that could not be read for certain are found without variants, too.
  const readings = found.filter(({ how }) => how === 'uncertain reading');
  const excluded = new Set(filter.excludedVariants);
  const left = [...excluded]
    .filter((variant) => !found.some((each) => each.variant.toLowerCase() === variant))
    .map((variant) => ({ variant, how: texts.leftOut, count: undefined }));
  const lines = [...left, ...(isOn ? found : readings)];

  return (
    <div className={styles.group}>
      {isSwitched && (
        <div className={styles.switches}>
          <SwitchField
            label={texts.variants(label)}
            checked={filter.variants}
            onChange={() => onChange(switchVariants)}
          />
          {filter.variants && (
            <SwitchField
              label={texts.soundsAlike(label)}
              checked={filter.soundsAlike ?? false}
              onChange={() => onChange(switchSoundsAlike)}
            />
          )}
          {(readings.length > 0 || filter.certainOnly) && (
            <SwitchField
              label={texts.readings(label)}
              checked={!filter.certainOnly}
              onChange={() => onChange(switchReadings)}
            />
          )}
          {(unread > 0 || filter.unread) && (
            <SwitchField
              label={texts.unread(label, unread)}
              checked={filter.unread ?? false}
              onChange={() => onChange(switchUnread)}
            />
          )}
        </div>
      )}
      {lines.length > 0 && (
        <fieldset className={styles.lines}>
          <legend className={styles.legend}>{texts.legend(label)}</legend>
          {(isWhole ? lines : lines.slice(0, FEW)).map(({ variant, how, count }) => {
            const key = variant.toLowerCase();
            return (
              <CheckboxField
                key={key}
                compact
                label={texts.variant(key === UNREAD ? texts.noName : displayValue(fieldId, key), how)}
                checked={!excluded.has(key)}
                {...(count !== undefined && { count })}
                onChange={() => onChange(excluded.has(key) ? includeVariant(key) : excludeVariant(key))}
              />
            );
          })}
          {lines.length > FEW && (
            <div>
              <Button variant="quiet" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? facetTexts.fewer : facetTexts.all(lines.length, false)}
                <VisuallyHidden>{texts.variantsOf(label)}</VisuallyHidden>
              </Button>
            </div>
          )}
        </fieldset>
      )}
    </div>
  );
}
