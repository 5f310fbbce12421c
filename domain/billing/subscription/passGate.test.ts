import { passGate } from './passGate.ts';
import type { GateSubscription } from './subscriptionRedirect.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const active = (groupName: string | null = null): GateSubscription => ({
  state: 'ACTIVE',
  type: 'CARD',
  expiresAt: '2027-01-01T00:00:00Z',
  plan: { groupName },
});
const pass = (address: string, subscriptions: GateSubscription[] = []) => {
  const url = new URL(address, 'https://example.com');
  return passGate({ redirects: true, journey: url.pathname.startsWith('/upgrade') ? 'upgrade' : 'subscribe' }, url, {
    subscriptions,
    partnerGroup: 'partner',
    now: NOW,
  });
};

describe('the gate of the subscription pages', () => {
  it.each([
    ['shows a visitor the plans', '/subscribe', [], null],
    ['the same with a slash at its end', '/subscribe/', [], null],
    ['the same with parameters that name nothing to buy', '/subscribe?nextPage=/help', [], null],
    [
      'leads a visitor from upgrades to the plans, query and all',
      '/upgrade?nextPage=/help',
      [],
      '/subscribe?nextPage=/help',
    ],
    ['leads a member with a subscription to upgrades', '/subscribe', [active()], '/upgrade'],
    [
      'shows a member of the partner what is managed elsewhere, also at the address of a plan',
      '/upgrade?plan-id=a',
      [active('partner')],
      null,
    ],
  ])('%s', (_title, address, subscriptions, to) => expect(pass(address, subscriptions)).toBe(to));

  it('leads the address of a plan on to its payment', () =>
    expect(pass('/subscribe?plan-id=a')).toMatch(/^\/payment\?.*plan-id=a/u));

  it('lets everyone into a page that neither leads on nor sells at once', () =>
    expect(
      passGate({}, new URL('https://example.com/free-trial?plan-id=a'), {
        subscriptions: [active()],
        partnerGroup: null,
        now: NOW,
      }),
    ).toBeNull());
});
