import type { SheetStepInput } from './sheets.generated.ts';
import type { stepTexts as texts } from './stepTexts.ts';

/** What is typed for a step that changes a column. A text is empty where nothing was said. */
export interface ColumnStep {
  field: string;
  what: keyof typeof texts.WHATS;
  from: string;
  to: string;
  isWhole: boolean;
  isWild: boolean;
  split: keyof typeof texts.SPLITS;
  sign: string;
  position: string;
  other: string;
}

/** Nothing typed yet. */
export const NO_STEP: ColumnStep = {
  field: '',
  what: 'rewrite',
  from: '',
  to: '',
  isWhole: false,
  isWild: false,
  split: 'LAST_WORD',
  sign: '',
  position: '',
  other: '',
};

/** The step that is meant; null while something is missing. */
export function stepInput({
  field,
  what,
  from,
  to,
  isWhole,
  isWild,
  split,
  sign,
  position,
  other,
}: ColumnStep): SheetStepInput | null {
  if (field === '') return null;
  switch (what) {
    case 'rewrite':
      return from.trim() === '' ? null : { do: what, field, from, to, isWhole, isWild };
    case 'constant':
      return to.trim() === '' ? null : { do: what, field, to };
    case 'join':
      return other === '' || other === field ? null : { do: what, field, other, sign };
    case 'split': {
      if (other === '') return null;
      if (split === 'SIGN') return sign === '' ? null : { do: what, field, other, split, sign };
      if (split === 'LAST_WORD') return { do: what, field, other, split };
      return /^[1-9]\d{0,2}$/u.test(position.trim())
        ? { do: what, field, other, split, position: Number(position) }
        : null;
    }
  }
}
