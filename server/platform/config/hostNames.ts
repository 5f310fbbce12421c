/**
 * The host of an address as sockets and name servers take it: an IPv6 address without the brackets that `URL` keeps
 * around it.
 */
export const socketHost = ({ hostname }: Pick<URL, 'hostname'>): string => hostname.replace(/^\[|\]$/gu, '');

const NAMES = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Whether a host name, as `URL` gives it, is this machine: no one listens on the way to it. */
export const isLoopback = (hostname: string): boolean => NAMES.includes(hostname);

/** Whether no one can change what comes from an address on its way: https, or http on this machine. */
export const isSafeAddress = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
