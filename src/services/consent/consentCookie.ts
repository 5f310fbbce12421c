import {
  CONSENT_COOKIE,
  formatConsent,
  parseConsent,
  type ConsentAnswers,
} from '#domain/kernel/consent/consentGroups.ts';

import { readCookie, writeCookie } from '../storage/cookies.ts';

const DAYS_KEPT = 180;

/** What this browser's reader allows; nothing where they never answered. */
export const readConsent = (): ConsentAnswers => parseConsent(readCookie(CONSENT_COOKIE));

/** Keeps the reader's answers; the watcher of every tab meets them within a moment. */
export const writeConsent = (answers: ConsentAnswers): void =>
  writeCookie(CONSENT_COOKIE, formatConsent(answers), DAYS_KEPT * 86_400);
