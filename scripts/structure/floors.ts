/** The wings of the house: one word for a subject on every floor (docs/architecture.md). */
export const WINGS = [
  'account',
  'billing',
  'clippings',
  'help',
  'kernel',
  'messages',
  'newspapers',
  'places',
  'records',
  'research',
  'search',
  'site',
  'staff',
  'trees',
];

/** Where wings are; a wing may be missing from a floor that it needs nothing of. */
export const FLOORS = ['domain', 'server/modules', 'src/features'];

/**
 * The area of the house that a file belongs to: a part of a wing (`domain/trees/chart`), an area of the server's own
 * floors (`server/platform/db`), or a folder of the browser's (`src/ui`). A module.ts is an area of its own: it joins
 * parts for the site, and no part imports it.
 */
export function areaOf(file: string): string {
  const steps = file.split('/');
  if (steps.at(-1) === 'module.ts') return file;
  if (file.startsWith('server/modules/') || file.startsWith('src/features/')) return steps.slice(0, 4).join('/');
  if (file.startsWith('domain/') || file.startsWith('server/platform/') || file.startsWith('server/engines/'))
    return steps.slice(0, 3).join('/');
  return steps.slice(0, 2).join('/');
}
