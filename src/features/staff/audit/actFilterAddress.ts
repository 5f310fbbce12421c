import { isStaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { isStaffActKind } from '#domain/staff/duties/staffActs.ts';

import type { ActFilter } from './auditApi.ts';

/** The filters as the address has them; empty is every one. */
export interface AskedActs {
  act: string;
  duty: string;
  member: string;
  staff: string;
}

const accountIn = (text: string | null): string => (/^\d{1,15}$/u.test(text ?? '') ? (text ?? '') : '');

/** The filters of an address; what is none is left out. */
export function readActFilters(query: URLSearchParams): AskedActs {
  const [act, duty] = [query.get('act') ?? '', query.get('duty') ?? ''];
  return {
    act: isStaffActKind(act) ? act : '',
    duty: isStaffDuty(duty) ? duty : '',
    member: accountIn(query.get('member')),
    staff: accountIn(query.get('staff')),
  };
}

/** The address of filters and a page, from 1. */
export const addressOf = (asked: AskedActs, page = 1): string =>
  `?${new URLSearchParams(Object.entries({ ...asked, page: page === 1 ? '' : String(page) }).filter(([, value]) => value !== '')).toString()}`;

/** The filters as the server takes them. */
export const filterOf = ({ act, duty, member, staff }: AskedActs): ActFilter => ({
  what: act || null,
  duty: isStaffDuty(duty) ? (duty.toUpperCase() as NonNullable<ActFilter['duty']>) : null,
  memberId: member || null,
  staffId: staff || null,
});
