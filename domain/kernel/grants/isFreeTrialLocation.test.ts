import { isFreeTrialLocation } from './isFreeTrialLocation.ts';

describe('a free-trial location', () => {
  it('AUTH-004 has isFreeTrial=true in its query', () => {
    expect(isFreeTrialLocation('?a=1&isFreeTrial=true')).toBe(true);
    expect(isFreeTrialLocation('?isFreeTrial=false')).toBe(false);
  });

  it('AUTH-005 has isFreeTrialRequest=true in its query', () => {
    expect(isFreeTrialLocation('?isFreeTrialRequest=true')).toBe(true);
    expect(isFreeTrialLocation('?isFreeTrialRequest=')).toBe(false);
  });

  it('AUTH-006 has the text free-trial anywhere in its query', () => {
    expect(isFreeTrialLocation('?eventLabel=free-trial-banner')).toBe(true);
    expect(isFreeTrialLocation('?x=1')).toBe(false);
    expect(isFreeTrialLocation('')).toBe(false);
  });
});
