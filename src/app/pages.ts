import type { FeaturePages } from '#services/routing/featurePages.ts';

import { firstPages } from './firstPages.ts';
import { laterPages } from './laterPages.ts';
import { laterStaffPages } from './laterStaffPages.ts';
import { laterTreePages } from './laterTreePages.ts';

/** The pages of every feature by route id. A new feature with pages is one line in one of the four. */
export const pages: FeaturePages = { ...firstPages, ...laterPages, ...laterTreePages, ...laterStaffPages };
