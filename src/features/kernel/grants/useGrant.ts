import { useSelector } from 'react-redux';

import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';

import { type grantsSlice, selectDuties, selectHoldsGrant, selectIsFlagOn, selectIsInGroup } from './grantsSlice.ts';

type WithGrants = Record<typeof grantsSlice.name, ReturnType<typeof grantsSlice.reducer>>;

/** Whether the reader holds a grant; false until that is known. */
export const useGrant = (required: string): boolean =>
  useSelector((state: WithGrants) => selectHoldsGrant(state, required));

/** Whether a flag is on; false until that is known. */
export const useFlag = (name: string): boolean => useSelector((state: WithGrants) => selectIsFlagOn(state, name));

/** Whether the reader is in a test group; false until that is known. */
export const useGroup = (name: string): boolean => useSelector((state: WithGrants) => selectIsInGroup(state, name));

/** Whether the reader is of the staff who have a duty; false until that is known. */
export const useDuty = (duty: StaffDuty): boolean =>
  useSelector((state: WithGrants) => selectDuties(state).includes(duty));
