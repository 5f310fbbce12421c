import { useGrant } from '#features/kernel/grants/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';

/** Whether the reader may write to other members: they hold the grant, and the site has messages. */
export const useMayWrite = (): boolean => useGrant('private-messaging') && readSiteBoot().hasMessaging === true;
