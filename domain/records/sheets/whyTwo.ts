import type { SheetRecipe } from './sheetRecipe.ts';

type Access = SheetRecipe['set']['access'];

/** The more readers may read records, the further behind. */
const BY_READERS: readonly Access[] = ['subscribers', 'members', 'free'];

/** What is done with records that readers have, as far as it may need a second person. */
export type WeighedAct =
  | {
      act: 'publish';
      /** Whether each publication of the sheet waits for a second person. */
      decides: 'one' | 'two';
      /** A loss of more than a tenth of the records is accepted. */
      acceptsFewer: boolean;
      /** Who may read the records that readers have now; null where they have none. */
      accessBefore: Access | null;
      access: Access;
      /** The recipe that readers’ records were made with said until when rows are closed, and this one says it no more, or otherwise. */
      losesDates: boolean;
    }
  | { act: 'withdraw' }
  /** A closing date is taken away. */
  | { act: 'open' };

/** Why a second person must allow it, as a sentence; null where one is enough. */
export function whyTwo(weighed: WeighedAct): string | null {
  if (weighed.act === 'withdraw') return 'Readers lose all of these records.';
  if (weighed.act === 'open') return 'What a closing date keeps from readers would be open.';
  const { decides, acceptsFewer, accessBefore, access, losesDates } = weighed;
  if (acceptsFewer && accessBefore !== null) return 'Readers may lose more than a tenth of these records.';
  if (accessBefore !== null && BY_READERS.indexOf(access) > BY_READERS.indexOf(accessBefore))
    return 'More people could read these records than before.';
  if (losesDates) return 'Records that a date closes may be open.';
  return decides === 'two' ? 'A second person allows each publication of this sheet.' : null;
}

const CLOSED_UNTIL = 'closed_until';

/** Whether a recipe no longer closes rows until a date as another did: by a column, or by a date for all of them. */
export function losesClosingDates(
  before: Pick<SheetRecipe, 'columns' | 'constants'> | null,
  after: Pick<SheetRecipe, 'columns' | 'constants'>,
): boolean {
  if (before === null) return false;
  const had = before.constants[CLOSED_UNTIL] ?? '';
  return (
    (before.columns.includes(CLOSED_UNTIL) && !after.columns.includes(CLOSED_UNTIL)) ||
    (had !== '' && after.constants[CLOSED_UNTIL] !== had)
  );
}

/**
 * Whether someone must wait for a second person where there is a reason to: a steward always, staff where another account
 * of staff has the duty. Where only one has it there is no one to ask.
 */
export const mustWaitForTwo = (asker: { isSteward: boolean; isAlone: boolean }): boolean =>
  asker.isSteward || !asker.isAlone;
