import type { OutsideScript } from '#domain/site/content/siteBoot.ts';

import { loadScript } from './loadScript.ts';

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
