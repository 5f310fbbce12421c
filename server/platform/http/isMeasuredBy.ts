import { CONSENT_COOKIE, CONSENT_GROUPS, parseConsent } from '#domain/kernel/consent/consentGroups.ts';

import { cookieOf } from './cookieOf.ts';

/** Whether a browser has said yes to being measured (C0002). No answer, and one that cannot be read, is no yes. @param cookies - the `Cookie` header of its request */
export function isMeasuredBy(cookies: string | undefined): boolean {
  try {
    return parseConsent(cookieOf(cookies, CONSENT_COOKIE))[CONSENT_GROUPS.performance] === true;
  } catch {
    return false;
  }
}
