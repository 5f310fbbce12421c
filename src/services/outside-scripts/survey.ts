import type { OutsideScript } from '#domain/site/content/siteBoot.ts';

import { loadScript } from './loadScript.ts';

type Command = [name: string, ...values: unknown[]];

declare global {
  interface Window {
    /** Commands given to the survey client before it is there; it takes them over. */
    _refinerQueue?: Command[];
    _refiner?: (...command: Command) => void;
  }
}

/** Loads the survey client and gives it the project's id (spec 1 section 7). */
export function loadSurvey({ scriptUrl, projectId }: OutsideScript): void {
  if (window._refiner) return;
  const queue: Command[] = (window._refinerQueue ??= []);
  window._refiner = (...command) => void queue.push(command);
  window._refiner('setProject', projectId);
  loadScript(scriptUrl);
}

/** Identifies the reader to a loaded survey client, by number only; null forgets them. */
export function identifyForSurvey(memberId: number | null): void {
  if (memberId === null) window._refiner?.('resetUser');
  else window._refiner?.('identifyUser', { id: String(memberId) });
}
