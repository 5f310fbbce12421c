import { postForm } from './postForm.ts';
import { session } from './session.ts';
import { announceSignOut } from './signOutSignal.ts';

function clearStorage(): void {
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    return;
  }
}

/**
 * Ends the session and removes what the site keeps in this browser: cookies, those that scripts cannot see too, and web
 * storage. Every tab is signed out. False: the server could not be reached, and nothing was cleared.
 */
export async function clearData(): Promise<boolean> {
  if ((await postForm('/api/clear-data', {})).kind !== 'done') return false;
  await session.forget();
  announceSignOut('cleared');
  for (const pair of document.cookie.split(';'))
    document.cookie = `${pair.split('=')[0]?.trim() ?? ''}=; Max-Age=0; Path=/`;
  clearStorage();
  return true;
}
