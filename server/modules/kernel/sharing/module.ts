import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { startHandOvers } from './handOvers.ts';

export default defineModule({
  name: 'kernel/sharing',
  jobs: ({ modules, ...site }) => [
    startHandOvers({ ...site, things: modules.flatMap(({ sharedThings = [] }) => sharedThings) }),
  ],
});
