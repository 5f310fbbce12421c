export {
  CONSENT_COOKIE,
  CONSENT_GROUPS,
  formatConsent,
  parseConsent,
  type ConsentAnswers,
  type ConsentGroup,
} from '#domain/kernel/consent/consentGroups.ts';
export {
  bannerReloaded,
  consentRead,
  consentSlice,
  privacyChoicesOpened,
  selectConsentAnswers,
  selectIsAllowed,
  selectMustAsk,
} from './consentSlice.ts';
