import { paymentAddress, readContext } from './checkoutContext.ts';
import { prePaywall } from './prePaywall.ts';

const SIX = ['record-id', 'record-item-id', 'nextPage', 'userJourney', 'checkoutOrigin', 'eventLabel'];
const queryOf = (address: string | null) => Object.fromEntries(new URL(address ?? '', 'http://x').searchParams);

it.each(['', '?nextPage=/help', '?record-id=r', '?record-item-id=i', '?record-id=&record-item-id=i', '?plan-id='])(
  'shows the plans at %s',
  (search) => {
    expect(prePaywall('subscribe', search)).toBeNull();
  },
);

it('goes on to the payment of a plan, with its journey and everything the address says', () => {
  const to = prePaywall(
    'upgrade',
    '?plan-id=yearly&nextPage=%2Ftree%2F1%3Fa%3Db&checkoutOrigin=menu&eventLabel=banner&userJourney=forged',
  );
  expect(to).toMatch(/^\/payment\?/u);
  expect(queryOf(to)).toEqual({
    'record-id': '',
    'record-item-id': '',
    nextPage: '/tree/1?a=b',
    userJourney: 'upgrade',
    checkoutOrigin: 'menu',
    eventLabel: 'banner',
    'plan-id': 'yearly',
  });
});

it('goes on to the payment of one record, and says where it came from', () => {
  expect(
    queryOf(prePaywall('subscribe', '?record-id=A%2F1&record-item-id=A%2F1%3ACENSUS&event_location=public_tree')),
  ).toEqual({
    'record-id': 'A/1',
    'record-item-id': 'A/1:CENSUS',
    nextPage: '',
    userJourney: 'subscribe',
    checkoutOrigin: '/subscribe',
    eventLabel: 'public_tree',
  });
});

it('names all six parameters and marks a trial', () => {
  const query = new URL(paymentAddress(readContext(''), { planId: 'monthly', isTrial: true }), 'http://x').searchParams;
  expect([...query.keys()]).toEqual([...SIX, 'plan-id', 'isFreeTrial']);
});

it('does not carry on to another site, nor texts that no page of ours writes', () => {
  expect(
    queryOf(prePaywall('subscribe', `?plan-id=yearly&nextPage=//evil.example&eventLabel=${'x'.repeat(2000)}`)),
  ).toMatchObject({ nextPage: '', eventLabel: '' });
});
