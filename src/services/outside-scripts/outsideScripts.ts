import type { OutsideScript } from '#domain/site/content/siteBoot.ts';

/** Scripts of this document, so that none is loaded twice. */
const loaded = new Set<string>();

/** Adds a script from elsewhere to the page; the caller has seen to it that the reader allows it. Once is enough. */
export function loadScript(address: string): void {
  if (loaded.has(address)) return;
  loaded.add(address);
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

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

/** What the recording's script reads of the window that loads it. */
interface RecordingWindow {
  _fs_host?: string;
  _fs_script?: string;
  _fs_org?: string;
  _fs_namespace?: string;
}

/** Loads the session recording for this site's project. It learns nothing of the reader. */
export function loadRecording({ scriptUrl, projectId }: OutsideScript): void {
  const { host, pathname } = new URL(scriptUrl);
  const settings: RecordingWindow = {
    _fs_host: host,
    _fs_script: `${host}${pathname}`,
    _fs_org: projectId,
    _fs_namespace: 'FS',
  };
  Object.assign(window, settings);
  loadScript(scriptUrl);
}
