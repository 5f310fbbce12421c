import { CONSENT_GROUPS, type ConsentGroup } from '#domain/kernel/consent/consentGroups.ts';

/** How a group is told to readers. */
interface GroupWords {
  group: ConsentGroup;
  name: string;
  /** What a yes to it does on this site. */
  does: string;
}

/** The three groups in the order in which they are asked for. */
export const GROUP_WORDS: readonly GroupWords[] = [
  {
    group: CONSENT_GROUPS.performance,
    name: 'Performance',
    does: 'Joins the pages of one visit, tells a partner whose link you followed, and records sessions where the site’s operator turned that on.',
  },
  {
    group: CONSENT_GROUPS.functional,
    name: 'Functional',
    does: 'Remembers conveniences, such as the library you signed in through, and loads surveys where the operator set them up.',
  },
  { group: CONSENT_GROUPS.targeting, name: 'Targeting', does: 'Would fit offers to what you read. Nothing on this site does so at present.' },
];
