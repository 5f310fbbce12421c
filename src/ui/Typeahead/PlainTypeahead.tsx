import { type RefObject, useLayoutEffect, useRef, type ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import type { FieldProps, useFieldIds } from '../Field/useFieldIds.ts';
import styles from './Typeahead.module.scss';
import type { TypeaheadItem, TypeaheadValue } from './typeaheadItems.ts';

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

interface PlainTypeaheadProps extends TypeaheadInputProps {
  caret: RefObject<Caret | null>;
  /** The reader points at the field. */
  onReach: () => void;
  /** The reader is in the field. */
  onEnter: () => void;
  /** An input method is at work: the field must not be exchanged under it. */
  onCompose: (isComposing: boolean) => void;
}

/** The field before its list has come. It notes focus and caret as it leaves, for the one that takes over. */
export function PlainTypeahead({
  value,
  onChange,
  onLeave,
  placeholder,
  disabled,
  icon,
  control,
  caret,
  onReach,
  onEnter,
  onCompose,
}: PlainTypeaheadProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    return () => {
      if (element === null || document.activeElement !== element) return;
      caret.current = { start: element.selectionStart ?? 0, end: element.selectionEnd ?? 0 };
    };
  }, [caret]);
  return (
    <div className={styles.group}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <input
        ref={input}
        {...control}
        type="text"
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={value.text}
        className={classNames(styles.input, icon != null && styles.withIcon)}
        onChange={(event) => onChange({ text: event.target.value, selected: null })}
        onFocus={onEnter}
        onPointerEnter={onReach}
        onBlur={onLeave}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
      />
    </div>
  );
}
