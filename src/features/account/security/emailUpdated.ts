import { removeStored, writeStored } from '#services/storage/webStorage.ts';

/** localStorage key: this browser asked for another address. It says no address. */
const KEY = 'emailUpdated';

/** A change of address was asked for and taken. */
export const rememberEmailUpdated = (): void => writeStored('local', KEY, 'true');
/** It is done, or was stopped. */
export const forgetEmailUpdated = (): void => removeStored('local', KEY);
