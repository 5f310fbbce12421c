import {
  CONSENT_COOKIE,
  type ConsentAnswers,
  parseConsent,
  CONSENT_GROUPS,
} from '#domain/kernel/consent/consentGroups.ts';

import { cookieOf } from './cookieOf.ts';

/**
 * What a browser has answered about consent. A value that cannot be read answers nothing, as in the browser.
 * @param cookies - the `Cookie` header of its request
 */
export function consentIn(cookies: string | undefined): ConsentAnswers {
  try {
    return parseConsent(cookieOf(cookies, CONSENT_COOKIE));
  } catch {
    return {};
  }
}

/**
 * Whether a browser has said yes to being measured (C0002). No answer, and one that cannot be read, is no yes.
 * @param cookies - the `Cookie` header of its request
 */
export const isMeasuredBy = (cookies: string | undefined): boolean =>
  consentIn(cookies)[CONSENT_GROUPS.performance] === true;
