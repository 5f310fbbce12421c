import { countInWords } from '#domain/kernel/wording/countInWords.ts';

import { carriedColumns } from './carriedColumns.ts';
import type { SheetRecipe } from './sheetRecipe.ts';
import { cellEdits } from './steps/cellEdits.ts';
import type { SheetStep } from './steps/sheetStep.ts';

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
      /** Who may read the records that readers have now, or had until they were withdrawn; null where they had none. */
      accessBefore: Access | null;
      /** Readers have lost all records of the set. */
      isWithdrawn: boolean;
      access: Access;
      /** What readers’ records were made with said until when rows are closed, and this says it no more, or otherwise. */
      losesDates: boolean;
      /**
       * Records that are closed for readers and would be open now or soon, or would be read with a name that is left
       * out, as an attempt to publish the same revision found.
       */
      opens: number;
    }
  | { act: 'withdraw' }
  /** A closing date is taken away, or brought forward. */
  | { act: 'open' }
  /** What was withdrawn is put back. */
  | { act: 'restore' }
  /** More people may read than before. */
  | { act: 'freer' };

/** Why a second person must allow it, as a sentence; null where one is enough. */
export function whyTwo(weighed: WeighedAct): string | null {
  if (weighed.act === 'withdraw') return 'Readers lose all of these records.';
  if (weighed.act === 'open') return 'What a closing date keeps from readers would be open, now or sooner.';
  if (weighed.act === 'restore') return 'What was withdrawn would be with readers again.';
  if (weighed.act === 'freer') return 'More people could read it than before.';
  const { decides, acceptsFewer, accessBefore, isWithdrawn, access, losesDates, opens } = weighed;
  if (isWithdrawn) return 'These records were withdrawn, and would be with readers again.';
  if (acceptsFewer && accessBefore !== null) return 'Readers may lose more than a tenth of these records.';
  if (accessBefore !== null && BY_READERS.indexOf(access) > BY_READERS.indexOf(accessBefore))
    return 'More people could read these records than before.';
  if (losesDates) return 'Records that a date closes may be open.';
  if (opens > 0)
    return `${countInWords(opens, 'record')} that ${opens === 1 ? 'is' : 'are'} closed for readers would be open, now or within a year, or be read with a name that is left out.`;
  return decides === 'two' ? 'A second person allows each publication of this sheet.' : null;
}

/** More than any set has. */
const ANY_NUMBER = 2 ** 31 - 1;

/**
 * How many closed records a publication may open once it is allowed: as many as were found, and any number where closing
 * dates go, since no one can count those before.
 */
export const mayOpen = ({ losesDates, opens }: { losesDates: boolean; opens: number }): number =>
  losesDates ? ANY_NUMBER : opens;

const CLOSED_UNTIL = 'closed_until';

/** What of a revision of a sheet says until when its rows are closed. */
export interface Dated extends Pick<SheetRecipe, 'columns' | 'constants' | 'steps'> {
  headings: readonly string[];
}

/** Steps that work on closing dates; one that accepts a problem changes none. */
const stepsOnDates = ({ steps }: Dated): SheetStep[] =>
  steps.filter((step) => 'field' in step && step.do !== 'accept' && step.field === CLOSED_UNTIL);

const isAmong = (steps: readonly SheetStep[], one: SheetStep): boolean =>
  steps.some((step) => JSON.stringify(Object.entries(step).sort()) === JSON.stringify(Object.entries(one).sort()));

/** Where the column with closing dates is by now: the next file may have it in another place. NaN where it is gone. */
function columnNow({ columns, headings }: Dated, now: readonly string[]): number {
  const isSameFile = headings.length === now.length && headings.every((heading, at) => heading === now[at]);
  const at = (isSameFile ? columns : carriedColumns({ headings, columns }, now)).indexOf(CLOSED_UNTIL);
  return at === -1 ? Number.NaN : at;
}

/**
 * Whether a revision no longer closes rows until a date as another did: by a column, by a date for all of them, or by
 * steps. A date that the file does not have may be written into cells.
 */
export function losesClosingDates(before: Dated | null, after: Dated): boolean {
  if (before === null) return false;
  const had = before.constants[CLOSED_UNTIL] ?? '';
  const hadColumn = before.columns.includes(CLOSED_UNTIL);
  if (!hadColumn && had === '') return false;
  if (had !== '' && (after.constants[CLOSED_UNTIL] !== had || (!hadColumn && after.columns.includes(CLOSED_UNTIL))))
    return true;
  if (hadColumn && columnNow(before, after.headings) !== after.columns.indexOf(CLOSED_UNTIL)) return true;
  const [old, now] = [stepsOnDates(before), stepsOnDates(after)];
  const edited = new Set(old.flatMap(cellEdits).map(({ key }) => key));
  const areEdits = [...old, ...now].every((step) => cellEdits(step).length > 0);
  // Where a step fills cells, or an edit did so already, one without a date in the file may close its row until later.
  const closesMore = (step: SheetStep) =>
    had === '' && areEdits && cellEdits(step).every(({ key, was }) => was === '' && !edited.has(key));
  return old.some((step) => !isAmong(now, step)) || now.some((step) => !isAmong(old, step) && !closesMore(step));
}

/**
 * Whether someone must wait for a second person where there is a reason to: a steward always, staff where another account
 * of staff has the duty. Where only one has it there is no one to ask.
 */
export const mustWaitForTwo = (asker: { isSteward: boolean; isAlone: boolean }): boolean =>
  asker.isSteward || !asker.isAlone;
