import { areMobileHintsOn, isEmbedded } from './embeddedMode.ts';

afterEach(() => {
  document.cookie = 'isMobileApp=; max-age=0';
  document.cookie = 'mobileAppHints=; max-age=0';
});

describe('embedded mode', () => {
  it.each(['?isMobileApp=true', '?source=app', '?a=1&source=app'])(
    'is on with %s and remembered for the tab',
    (search) => {
      expect(isEmbedded(search)).toBe(true);
      expect(isEmbedded('')).toBe(true);
      expect(window.sessionStorage.getItem('isApp')).toBe('true');
      expect(window.localStorage).toHaveLength(0);
    },
  );

  it.each(['', '?isMobileApp=false', '?isMobileApp=1', '?ismobileapp=true', '?source=App'])(
    'is off with "%s"',
    (search) => {
      expect(isEmbedded(search)).toBe(false);
      expect(window.sessionStorage).toHaveLength(0);
    },
  );

  it('is on with the cookie', () => {
    document.cookie = 'isMobileApp=true';
    expect(isEmbedded('')).toBe(true);
  });

  it('knows when the app draws hints and sharing itself', () => {
    expect(areMobileHintsOn()).toBe(false);
    document.cookie = 'mobileAppHints=true';
    expect(areMobileHintsOn()).toBe(true);
  });
});
