import type { UnknownAction } from '@reduxjs/toolkit';

import type { RecordedAnswer, RecordedPage, SupportFile } from '#domain/staff/support/supportFile.ts';

import { rootReducer, type RootState } from '../../rootReducer.ts';
import { ALLOWED_PAYLOADS, ALLOWED_SLICES } from '../allowedSlices.ts';

/** The application after one of the recorded steps. */
export interface Moment {
  page: RecordedPage;
  slices: RootState;
  /** By key. */
  answers: ReadonlyMap<string, RecordedAnswer>;
}

const NOTHING: UnknownAction = { type: 'support/momentMade' };

/**
 * A file may come from anywhere: what does not fit changes nothing, and what is not allowed does not come in either.
 */
function unless<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function firstSlices(recorded: Readonly<Record<string, unknown>>): RootState {
  const fresh = rootReducer(undefined, NOTHING);
  return Object.entries(ALLOWED_SLICES as Record<string, (slice: unknown) => unknown>).reduce<RootState>(
    (state, [name, allow]) => {
      if (!Object.hasOwn(recorded, name)) return state;
      return unless(() => rootReducer({ ...state, [name]: allow(recorded[name]) }, NOTHING), state);
    },
    fresh,
  );
}

function withPayload({ type, payload }: { type: string; payload?: unknown }): UnknownAction {
  const allow = Object.hasOwn(ALLOWED_PAYLOADS, type) ? ALLOWED_PAYLOADS[type] : undefined;
  return allow ? { type, payload: allow(payload as never) } : { type };
}

/** The recorded moments, from the first state on: one more than there are steps. Played by the site's own reducers. */
export function momentsOf({ start, steps }: SupportFile): Moment[] {
  let moment: Moment = {
    page: start.page,
    slices: firstSlices(start.slices),
    answers: new Map(start.answers.map((answer) => [answer.key, answer])),
  };
  const moments = [moment];
  for (const step of steps) {
    const answers = new Map(step.dropped === '*' ? [] : moment.answers);
    if (step.dropped !== undefined) answers.delete(step.dropped);
    if (step.answer) answers.set(step.answer.key, { ...answers.get(step.answer.key), ...step.answer });
    const { slices } = moment;
    moment = {
      page: step.page ?? moment.page,
      answers,
      slices: step.payload === undefined ? slices : unless(() => rootReducer(slices, withPayload(step)), slices),
    };
    moments.push(moment);
  }
  return moments;
}
