import { subscriptionRedirect, type GateSubscription } from './subscriptionRedirect.ts';
import { upgradeGuard } from './upgradeGuard.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const LATER = '2027-01-01T00:00:00Z';
const EARLIER = '2026-06-15T11:59:59Z';

const sub = (state: GateSubscription['state'], changes: Partial<GateSubscription> = {}): GateSubscription => ({
  state,
  type: 'CARD',
  expiresAt: LATER,
  plan: { groupName: null },
  ...changes,
});

it.each<[string, GateSubscription[], string]>([
  ['without a subscription', [], '/subscribe'],
  ['of an active one', [sub('ACTIVE')], '/upgrade'],
  ['of a cancelled one that runs', [sub('CANCELED')], '/upgrade'],
  ['of a paused one', [sub('PAUSED')], '/account/subscription'],
  ['of a voucher', [sub('ACTIVE', { type: 'VOUCHER' })], '/subscribe'],
  ['of a paused voucher', [sub('PAUSED', { type: 'VOUCHER' })], '/subscribe'],
  ['of an active one that is over', [sub('ACTIVE', { expiresAt: EARLIER })], '/subscribe'],
  ['of a cancelled one that is over', [sub('CANCELED', { expiresAt: EARLIER })], '/subscribe'],
  ['of a paused one that is over', [sub('PAUSED', { expiresAt: EARLIER })], '/subscribe'],
  ['of one that ends at this very moment', [sub('ACTIVE', { expiresAt: NOW.toISOString() })], '/upgrade'],
  ['of one whose end cannot be read', [sub('ACTIVE', { expiresAt: 'soon' })], '/subscribe'],
  ['of an app store', [sub('ACTIVE', { type: 'APPLE' })], '/upgrade'],
  ['of an active one before a paused one', [sub('ACTIVE'), sub('PAUSED')], '/upgrade'],
  ['of a paused one before an active one', [sub('PAUSED'), sub('ACTIVE')], '/account/subscription'],
  ['of an expired one before an active one', [sub('ACTIVE', { expiresAt: EARLIER }), sub('ACTIVE')], '/subscribe'],
])('the subscription page %s', (_title, subscriptions, path) => {
  expect(subscriptionRedirect(subscriptions, NOW)).toBe(path);
});

const partner = { plan: { groupName: 'partner' } };

it.each<[string, GateSubscription[], string | null, string | null]>([
  ['without a subscription', [], 'partner', null],
  ['bought here', [sub('ACTIVE')], 'partner', null],
  ['of the partner organisation', [sub('ACTIVE', partner)], 'partner', 'upgrades-unavailable'],
  ['of a group, where the site has no partner', [sub('ACTIVE', partner)], null, null],
  ['of another group', [sub('ACTIVE', { plan: { groupName: 'society' } })], 'partner', null],
  ['of one app store', [sub('ACTIVE', { type: 'APPLE' })], 'partner', 'switch-to-the-app'],
  ['of the other app store', [sub('CANCELED', { type: 'GOOGLE' })], null, 'switch-to-the-app'],
  ['of an app store, over', [sub('ACTIVE', { type: 'GOOGLE', expiresAt: EARLIER })], null, null],
  ['of the partner organisation, over', [sub('ACTIVE', { ...partner, expiresAt: EARLIER })], 'partner', null],
  ['bought here, with an older one of an app store', [sub('ACTIVE'), sub('ACTIVE', { type: 'APPLE' })], null, null],
])('the screen in place of the plans for a subscription %s', (_title, subscriptions, group, screen) => {
  expect(upgradeGuard(subscriptions, group, NOW)).toBe(screen);
});
