import type { ReactNode } from 'react';

import type { FieldProps, useFieldIds } from '../Field/useFieldIds.ts';
import { type TypeaheadItem, type TypeaheadValue } from './typeaheadItems.ts';

export interface TypeaheadProps extends FieldProps {
  /** Offers. With `isFiltered` they are shown as they come; else those that contain the text. */
  items: readonly TypeaheadItem[];
  value: TypeaheadValue;
  onChange: (value: TypeaheadValue) => void;
  onBlur?: () => void;
  isFiltered?: boolean;
  /** Offers are on their way. */
  loading?: boolean;
  /** Said when nothing fits. Default "No suggestions.". */
  emptyText?: string;
  /** The form gets the picked item's value under this name; nothing picked sends an empty one. */
  name?: string;
  placeholder?: string;
  optional?: boolean;
  required?: boolean;
  /** Places the hint under the field. */
  hintBelow?: boolean;
  disabled?: boolean;
  icon?: ReactNode;
}

/** What both forms of the input share. */
export interface TypeaheadInputProps extends Omit<
  TypeaheadProps,
  keyof FieldProps | 'onBlur' | 'name' | 'optional' | 'required' | 'hintBelow'
> {
  label: string;
  control: ReturnType<typeof useFieldIds>['control'] & { 'aria-required'?: boolean | undefined };
  onLeave: () => void;
}

/** The caret's place in the plain input, in UTF-16 code units; kept only while it had the focus. */
export interface Caret {
  start: number;
  end: number;
}
