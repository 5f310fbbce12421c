import type { AccessRule, Viewer } from './accessRule.ts';
import type { Stewardship } from './stewardship.ts';

/** How a reader is who looks after what a page is for; undefined for everyone else, and for pages of another kind. */
export const carerOf = (
  rule: Pick<AccessRule, 'steward' | 'contact'>,
  viewer: Pick<Viewer, 'stewardship' | 'contact'>,
): Stewardship | undefined => (rule.steward && viewer.stewardship) || (rule.contact && viewer.contact) || undefined;
