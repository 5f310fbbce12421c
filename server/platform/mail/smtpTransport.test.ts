import { connectionOf } from './smtpTransport.ts';

it.each([
  ['smtp://clerk:marigold@mail.example', { user: 'clerk', pass: 'marigold' }],
  ['smtps://cl%C3%A9rk:pass%2Fword@mail.example', { user: 'clérk', pass: 'pass/word' }],
  ['smtp://clerk%40office:100%@mail.example', { user: 'clerk@office', pass: '100%' }],
  ['smtp://50%clerk:p%40ss%zz@mail.example', { user: '50%clerk', pass: 'p@ss%zz' }],
  ['smtp://clerk:caf%E9@mail.example', { user: 'clerk', pass: 'caf%E9' }],
])('%s signs in as %j', (address, auth) => expect(connectionOf(address)).toMatchObject({ auth }));

it('signs in nowhere without a user', () => expect(connectionOf('smtp://mail.example')).not.toHaveProperty('auth'));
