import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { CareVerdict } from '#domain/kernel/grants/judgeCare.ts';

import { mayWorkOn, type SetAct, STAFF_ACTS_ON_SETS, STEWARD_ACTS } from './mayWorkOn.ts';

type Asker = Parameters<typeof mayWorkOn>[0];
const VISITOR: Asker = { memberId: null, isInternal: false, duties: [] };
const MEMBER: Asker = { ...VISITOR, memberId: 7 };
const steward = (stewardship: NonNullable<Viewer['stewardship']>): Asker => ({ ...MEMBER, stewardship });
const staff = (...duties: Viewer['duties'][number][]): Asker => ({ ...MEMBER, isInternal: true, duties });
const ACTS: readonly SetAct[] = [...STEWARD_ACTS, ...STAFF_ACTS_ON_SETS];

/** By who asks and whether the set is theirs: what of a steward’s acts, and what of those of staff alone. */
it.each<[string, Asker, boolean, CareVerdict, CareVerdict]>([
  ['a visitor', VISITOR, false, 'nothing', 'nothing'],
  ['a visitor with the number of a steward', VISITOR, true, 'nothing', 'nothing'],
  ['a member', MEMBER, false, 'nothing', 'nothing'],
  ['a member whose stewardship has ended', MEMBER, true, 'nothing', 'nothing'],
  ['a steward of the set', steward('ready'), true, 'yes', 'staff'],
  ['a steward of another set', steward('ready'), false, 'nothing', 'nothing'],
  ['a steward without a confirmed address', steward('address'), true, 'address', 'address'],
  ['one of another set without it', steward('address'), false, 'nothing', 'nothing'],
  ['a steward without a second factor', steward('factor'), true, 'factor', 'factor'],
  ['one of another set without it', steward('factor'), false, 'nothing', 'nothing'],
  ['staff with the duty', staff('records'), false, 'yes', 'yes'],
  ['staff with other duties', staff('operations', 'content'), false, 'nothing', 'nothing'],
  ['staff with the duty who signed in as a member', { ...MEMBER, duties: ['records'] }, false, 'nothing', 'nothing'],
])('%s', (_who, asker, isSteward, ofSteward, ofStaff) => {
  for (const act of ACTS)
    expect([act, mayWorkOn(asker, isSteward, act)]).toEqual([
      act,
      (STEWARD_ACTS as readonly SetAct[]).includes(act) ? ofSteward : ofStaff,
    ]);
});
