import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

export default defineModule({
  name: 'billing/partners',
  personalTables: {
    handedOver: [
      {
        table: 'partner_seat',
        owner: 'member_id',
        title: 'Your membership of a partner organisation',
        withheld: ['number_hash'],
      },
      {
        table: 'partner_invite',
        owner: 'member_id',
        title: 'Links to join a partner organisation',
        withheld: ['token_hash'],
      },
    ],
  },
});
