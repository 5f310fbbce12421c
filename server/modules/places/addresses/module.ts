import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { startReadingAddresses } from './reading/readAddresses.ts';
import { addressResolvers } from './resolvers.ts';

export default defineModule({
  name: 'places/addresses',
  resolvers: [addressResolvers],
  jobs: ({ db, log }) => [startReadingAddresses({ db, gazetteer: loadGazetteer(), log })],
});
