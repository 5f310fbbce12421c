/**
 * The host of an address as sockets and name servers take it: an IPv6 address without the brackets that `URL` keeps
 * around it.
 */
export const socketHost = ({ hostname }: Pick<URL, 'hostname'>): string => hostname.replace(/^\[|\]$/gu, '');
