import type { ChangingBoot } from '#domain/site/content/siteBoot.ts';

import type { Settings } from './readSettings.ts';

/** What the settings say to pages that staff may change while the site runs. */
export const changingBootOf = ({
  mapLayers,
  isMessagingOn,
}: Pick<Settings, 'mapLayers' | 'isMessagingOn'>): ChangingBoot => ({
  ...(mapLayers.length > 0 && { mapLayers }),
  ...(isMessagingOn && { hasMessaging: true as const }),
});
