import { writeConsent } from './consentCookie.ts';
import { checkVisitCookie } from './visitCookie.ts';
import { watchConsent } from './watchConsent.ts';

const YES = { C0002: true, C0003: false, C0004: false } as const;
const reactions = () => ({ onChange: jest.fn(), onSettle: jest.fn(), onBannerReload: jest.fn() });
const hide = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
};
const forget = () => (document.cookie = 'consent=; Max-Age=0; Path=/');

let stop: () => void = () => undefined;
beforeEach(() => {
  forget();
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  hide(false);
  jest.useRealTimers();
});

describe('the consent watcher', () => {
  it('CONS-002 looks at the cookie every 200 ms', () => {
    const { onChange, ...rest } = reactions();
    stop = watchConsent({}, { onChange, ...rest });
    writeConsent(YES);
    jest.advanceTimersByTime(199);
    expect(onChange).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onChange.mock.calls).toEqual([[YES]]);
    jest.advanceTimersByTime(2000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('CONS-003 CONS-004 checks the analytics cookie and runs the affiliates again 500 ms after a change', () => {
    const { onSettle, ...rest } = reactions();
    stop = watchConsent({}, { onSettle, ...rest });
    writeConsent(YES);
    jest.advanceTimersByTime(200 + 499);
    expect(onSettle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onSettle.mock.calls).toEqual([[YES]]);
  });

  it('CONS-005 reloads the banner 1000 ms after the answers are gone, not before', () => {
    const { onBannerReload, ...rest } = reactions();
    stop = watchConsent(YES, { onBannerReload, ...rest });
    jest.advanceTimersByTime(999);
    expect(onBannerReload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onBannerReload.mock.calls).toEqual([[{}]]);
  });

  it('counts the delays from the latest change', () => {
    const { onSettle, ...rest } = reactions();
    stop = watchConsent({}, { onSettle, ...rest });
    writeConsent(YES);
    jest.advanceTimersByTime(400);
    writeConsent({ ...YES, C0003: true });
    jest.advanceTimersByTime(699);
    expect(onSettle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onSettle.mock.calls).toEqual([[{ ...YES, C0003: true }]]);
  });

  it('rests while the page is hidden and sees at once what changed meanwhile', () => {
    const { onChange, ...rest } = reactions();
    stop = watchConsent({}, { onChange, ...rest });
    hide(true);
    writeConsent(YES);
    jest.advanceTimersByTime(5000);
    expect(onChange).not.toHaveBeenCalled();
    hide(false);
    expect(onChange.mock.calls).toEqual([[YES]]);
  });
});

describe('the analytics cookie', () => {
  const visit = () => /muniment_visit=(\w+)/.exec(document.cookie)?.[1] ?? null;

  it('CONS-006 is there only with a yes to C0002, and stays the same through a visit', () => {
    checkVisitCookie({});
    expect(visit()).toBeNull();
    checkVisitCookie(YES);
    const first = visit();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    checkVisitCookie(YES);
    expect(visit()).toBe(first);
    checkVisitCookie({ ...YES, C0002: false });
    expect(visit()).toBeNull();
  });
});
