/**
 * A network as members see it in the list of their devices: enough to distinguish home from elsewhere, without the part
 * that names one machine. IPv4 keeps three numbers, IPv6 the first three groups (a /48).
 * @example coarseNetwork('203.0.113.7') // '203.0.113.x'
 */
export function coarseNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:/iu, '');
  if (plain.startsWith('127.')) return 'this machine';
  if (!plain.includes(':')) return plain.split('.').slice(0, 3).join('.').concat('.x').slice(0, 60);
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return groups.length === 0 ? 'this machine' : `${groups.join(':')}::`.slice(0, 60);
}
