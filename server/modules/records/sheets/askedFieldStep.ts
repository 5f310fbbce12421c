import { plainText } from '#domain/records/sheets/plainText.ts';
import { LONGEST_CONSTANT } from '#domain/records/sheets/sheetLimits.ts';
import type { FieldStep } from '#domain/records/sheets/steps/fieldMends.ts';
import type { SplitAt } from '#domain/records/sheets/steps/splitCell.ts';
import type { SheetStepInput } from '#server/modules/kernel/graphql/types.generated.ts';

import { cellText } from './cellText.ts';
import { noStep } from './sheetChanges.ts';

/** Signs between two parts of a cell. */
const LONGEST_SIGN = 20;
const MOST_POSITION = 200;

const signIn = (sign: string | null | undefined): string => {
  const text = plainText(sign ?? '');
  if (text.length > LONGEST_SIGN) throw noStep();
  return text;
};

function splitAt({ split, sign, position }: SheetStepInput): SplitAt {
  switch (split) {
    case 'SIGN': {
      const text = signIn(sign);
      if (text === '') throw noStep();
      return { by: 'sign', sign: text };
    }
    case 'POSITION':
      if (position == null || position < 1 || position > MOST_POSITION) throw noStep();
      return { by: 'position', position };
    case 'LAST_WORD':
      return { by: 'last-word' };
    default:
      throw noStep();
  }
}

/** What is known of the sheet: fields that are filled, and those that may be. */
interface Fields {
  do: FieldStep['do'];
  field: string;
  filled: ReadonlySet<string>;
  fields: ReadonlySet<string>;
}

/**
 * A step that writes parts of cells, or from one field into another, as it is asked for.
 *
 * @throws GraphQLError for what no page sends: a part that is split off goes to a field that nothing fills
 */
export function askedFieldStep(asked: SheetStepInput, { do: what, field, filled, fields }: Fields): FieldStep {
  const { to, from, isWhole, isWild, other, sign } = asked;
  const into = (): string => {
    if (other == null || filled.has(other) || !fields.has(other)) throw noStep();
    return other;
  };
  switch (what) {
    case 'rewrite': {
      const text = plainText(from ?? '');
      if (text.trim() === '' || text.length > LONGEST_CONSTANT) throw noStep();
      return {
        do: what,
        field,
        from: isWhole === true ? text.trim() : text,
        to: isWhole === true ? cellText(to) : plainText(to ?? '').slice(0, LONGEST_CONSTANT),
        isWhole: isWhole === true,
        isWild: isWild === true,
      };
    }
    case 'constant':
      return { do: what, field, to: cellText(to) };
    case 'join':
      if (other == null || other === field || !filled.has(other) || !fields.has(other)) throw noStep();
      return { do: what, field, other, sign: signIn(sign) };
    case 'also':
      return { do: what, field, into: into() };
    case 'split':
      return { do: what, field, at: splitAt(asked), into: into() };
  }
}
