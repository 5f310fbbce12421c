import { entitle, goOffline } from '#test/support/graphqlServer.ts';

import { registerCredentials } from '../graphql/credentials.ts';
import { fetchEntitlements } from './fetchEntitlements.ts';

const ask = () => fetchEntitlements(new AbortController().signal);
const answers = (body: string) => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(body)));
};

describe('what the entitlement service says', () => {
  it('is taken as it is, with empty lists for what it leaves out', async () => {
    entitle({ grants: ['help'] });
    expect(await ask()).toEqual({ grants: ['help'], groups: [], flags: [], holdings: [], duties: [] });
    entitle({ grants: [], groups: ['g'], flags: ['f'] });
    expect(await ask()).toEqual({ grants: [], groups: ['g'], flags: ['f'], holdings: [], duties: [] });
  });

  it('is asked for the reader who is there', async () => {
    const stop = registerCredentials({ token: () => Promise.resolve('t1'), renew: () => Promise.resolve(false) });
    await ask();
    stop();
    await ask();
    const sent = jest.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
    expect(sent).toEqual(['Bearer t1', null]);
  });

  it('is unknown when it refuses, fails or cannot be reached', async () => {
    entitle(503);
    expect(await ask()).toBeNull();
    goOffline();
    expect(await ask()).toBeNull();
  });

  it.each(['', 'null', '[]', '{}', '{"grants":"help"}', '<html>'])('is unknown when it answers %s', async (body) => {
    answers(body);
    expect(await ask()).toBeNull();
  });

  it('keeps only names', async () => {
    answers('{"grants":["help",1,null,{"a":1}],"flags":"on"}');
    expect(await ask()).toEqual({ grants: ['help'], groups: [], flags: [], holdings: [], duties: [] });
  });
});
