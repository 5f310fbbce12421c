/**
 * Whether a host is the sister site's: it equals the configured domain or ends with `.` and that domain.
 *
 * @param host as a Host header or an address has it; a port is not looked at
 * @param sisterDomain null when the operator named none: no host is the sister site's then
 */
export function isSisterHost(host: string, sisterDomain: string | null): boolean {
  if (sisterDomain === null) return false;
  const name = host.replace(/:\d*$/u, '').toLowerCase();
  return name === sisterDomain || name.endsWith(`.${sisterDomain}`);
}
