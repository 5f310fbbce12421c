import { referralCodeOf, referralLink } from './referralLink.ts';

describe('a member’s link', () => {
  it('carries its code as the label of the purchase', () => {
    const label = new URL(referralLink('https://site.example', 'a1B2c3D4e5')).searchParams.get('eventLabel');
    expect(referralCodeOf(label)).toBe('a1B2c3D4e5');
  });

  it.each([null, '', 'offer', 'referral-', 'referral-short', `referral-${'x'.repeat(25)}`, 'referral-a1B2c3D4 OR 1'])(
    'is not %p',
    (label) => expect(referralCodeOf(label)).toBeNull(),
  );
});
