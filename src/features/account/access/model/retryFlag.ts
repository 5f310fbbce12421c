import { readStored, removeStored, writeStored } from '#services/storage/webStorage.ts';

/** sessionStorage key: a failed sign-in has been tried once more. */
const KEY = 'authRetry';

export const hasRetried = (): boolean => readStored('session', KEY) !== null;
export const rememberRetry = (): void => writeStored('session', KEY, 'true');
export const forgetRetry = (): void => removeStored('session', KEY);
