import { CONSENT_GROUPS } from '#domain/kernel/consent/consentGroups.ts';

import { consentIn } from './consentIn.ts';

/**
 * Whether a browser has said yes to being measured (C0002). No answer, and one that cannot be read, is no yes.
 * @param cookies - the `Cookie` header of its request
 */
export const isMeasuredBy = (cookies: string | undefined): boolean =>
  consentIn(cookies)[CONSENT_GROUPS.performance] === true;
