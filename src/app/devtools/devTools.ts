import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { sanitizeAction, sanitizeState } from './sanitize.ts';

/**
 * On in production too, so that support can look at what a member saw. What leaves for the extension, or for a file, is
 * sanitized first (docs/adr/0005).
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Muniment',
  maxAge: 100,
  trace: false,
  actionSanitizer: sanitizeAction,
  stateSanitizer: sanitizeState,
};
