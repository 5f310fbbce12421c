import { CONSENT_GROUPS } from '#domain/kernel/consent/consentGroups.ts';

import { bannerTexts } from './texts.ts';

/** The choice, group by group. */
export const choicesTexts = {
  title: 'Privacy choices',
  text: 'We store or run nothing from a group until you agree to it. If you change your mind, what already runs stops with the next page.',
  necessary: 'Necessary',
  necessaryText: 'Signing in, searching and remembering this choice. Always on.',
  each: 'Each cookie and what it does',
  accept: bannerTexts.accept,
  refuse: bannerTexts.refuse,
  save: 'Save choices',
};

/** The groups, in the order in which they are asked for. */
export const groupTexts = [
  {
    group: CONSENT_GROUPS.performance,
    name: 'Performance',
    does: 'Joins the pages of one visit, credits a partner whose link you followed, and records sessions where this site has switched that on.',
  },
  {
    group: CONSENT_GROUPS.functional,
    name: 'Functional',
    does: 'Remembers conveniences, such as the library you signed in through, and shows surveys where this site has set them up.',
  },
  {
    group: CONSENT_GROUPS.targeting,
    name: 'Targeting',
    does: 'Would match offers to what you read. Nothing on this site does so at present.',
  },
] as const;
