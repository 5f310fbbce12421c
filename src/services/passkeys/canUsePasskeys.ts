/** Passkeys are bound to a host name: an address of numbers has none. */
const hasName = (host: string): boolean => !/^[\d.]+$|:/u.test(host);

/** Whether this browser can use passkeys at this address. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && window.isSecureContext && hasName(window.location.hostname);
