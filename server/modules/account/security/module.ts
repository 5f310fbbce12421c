import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { passkeyResolvers } from './passkeyResolvers.ts';
import { accountResolvers } from './resolvers.ts';

export default defineModule({
  name: 'account/security',
  resolvers: [passkeyResolvers, accountResolvers],
  personalTables: {
    handedOver: [
      { table: 'member_connection', owner: 'member_id', title: 'Sites you sign in with' },
      { table: 'passkey', owner: 'member_id', title: 'Passkeys', withheld: ['public_key', 'credential_id'] },
      { table: 'member_session', owner: 'member_id', title: 'Signed-in devices', withheld: ['uid'] },
      { table: 'security_event', owner: 'member_id', title: 'Security events of your account', withheld: ['staff_id'] },
      {
        table: 'email_change',
        owner: 'member_id',
        title: 'A new email address, not yet confirmed',
        withheld: ['confirm_hash', 'cancel_hash'],
      },
    ],
    notHandedOver: {
      recovery_code: 'keyed hashes of codes that open an account',
      pending_sign_in: 'a sign-in under way, for minutes',
      password_reset: 'hashes of links that open an account for an hour',
      'security_event.staff_id': 'what staff do in their work is about other members',
    },
  },
});
