import { readStored, writeStored } from '#services/storage/webStorage.ts';

/** localStorage key (spec 1 section 9): when the explainer was completed or minimised, ISO 8601 in UTC. */
const STORAGE_KEY = 'has-viewed-my-research-explainer';

/** Whether this browser's reader has seen the explainer. */
export const wasExplainerSeen = (): boolean => readStored('local', STORAGE_KEY) !== null;

/** Notes that it was completed or minimised. */
export const noteExplainerSeen = (): void => writeStored('local', STORAGE_KEY, new Date().toISOString());
