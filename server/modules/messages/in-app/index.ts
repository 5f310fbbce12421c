export { createInAppTokens, type InAppTokens } from './inAppTokens.ts';
export { registerInApp } from './registerInApp.ts';
export { seedDemoInApp } from './seedDemoInApp.ts';
