import { CONSENT_GROUPS, type ConsentAnswers } from '#domain/kernel/consent/consentGroups.ts';
import { VISIT_COOKIE } from '#domain/kernel/consent/visitCookie.ts';

import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts';

const VISIT_SECONDS = 1800;

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The check of the analytics cookie: with C0002 it is there, and lives on; without, it is not (CONS-003, CONS-006). */
export function checkVisitCookie(answers: ConsentAnswers): void {
  if (answers[CONSENT_GROUPS.performance] === true)
    writeCookie(VISIT_COOKIE, readCookie(VISIT_COOKIE) ?? randomId(), VISIT_SECONDS);
  else removeCookie(VISIT_COOKIE);
}
