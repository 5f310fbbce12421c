import { buildCreateApi, coreModule } from '@reduxjs/toolkit/query';
import { reactHooksModule } from '@reduxjs/toolkit/query/react';

/** `createApi` of RTK Query whose hooks ask while they draw: a server runs no effects. Takes the published one's place (rspack.content.config.ts). */
export const createApi = buildCreateApi(coreModule(), reactHooksModule({ unstable__sideEffectsInRender: true }));
