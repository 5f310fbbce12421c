import { type ChangeEvent } from 'react';

import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { uiTexts } from '../texts.ts';

/** Longest year a record of ours can carry. */
const YEAR_DIGITS = 4;

/** A year: digits only, whatever is pasted, with the number pad on phones. The value stays text until it is sent. */
export function YearField({ onChange, ...rest }: Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>) {
  const onDigits = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = event.target.value.replace(/\D/g, '').slice(0, YEAR_DIGITS);
    onChange?.(event);
  };
  return <TextField autoComplete="off" placeholder={uiTexts.year} {...rest} inputMode="numeric" onChange={onDigits} />;
}
