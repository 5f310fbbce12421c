/** Characters of the address of a manifest. */
const LONGEST_ADDRESS = 2_000;

/**
 * The address of a IIIF manifest as staff ask for it, from a host that staff or the operator named.
 *
 * @returns the address; else what is wrong (`address`: it is none, `host`: nothing may be fetched from there), in words
 */
export function askedManifest(
  written: string,
  hosts: readonly string[],
): { href: string } | { wrong: 'address' | 'host'; sentence: string } {
  const url = URL.canParse(written.trim()) ? new URL(written.trim()) : null;
  // Staff read it, and a password in it with it; nothing is fetched from one that has any.
  if (url?.protocol !== 'https:' || url.username + url.password !== '' || url.href.length > LONGEST_ADDRESS)
    return { wrong: 'address', sentence: 'Enter the address of a IIIF manifest, which starts with https://.' };
  if (!hosts.includes(url.host))
    return {
      wrong: 'host',
      sentence: `Nothing may be fetched from ${url.host}. Staff name such hosts in the settings of the site (MANIFEST_HOSTS).`,
    };
  return { href: url.href };
}
