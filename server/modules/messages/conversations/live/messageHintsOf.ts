import type { Site } from '#server/modules/kernel/site/site.ts';

import { createMessageHints, type MessageHints } from './createMessageHints.ts';

/** What a site hears of new messages, from all its copies: for `perSite`. */
export const messageHintsOf = ({ direct, log }: Site): MessageHints => createMessageHints({ db: direct, log });
