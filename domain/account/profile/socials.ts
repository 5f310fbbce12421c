/** Where else a member can be found. `address` leads to a handle there; a website is its own address. */
export const SOCIALS = {
  FACEBOOK: { label: 'Facebook', address: 'https://www.facebook.com/' },
  INSTAGRAM: { label: 'Instagram', address: 'https://www.instagram.com/' },
  X: { label: 'X', address: 'https://x.com/' },
  BLUESKY: { label: 'Bluesky', address: 'https://bsky.app/profile/' },
  WIKITREE: { label: 'WikiTree', address: 'https://www.wikitree.com/wiki/' },
  WEBSITE: { label: 'Website', address: null },
} as const;

/** One kind of place. */
export type SocialType = keyof typeof SOCIALS;

/** Every kind, in the order they are shown. */
export const SOCIAL_TYPES = Object.keys(SOCIALS) as SocialType[];

/** Whether a text, from a request or a stored row, names a kind. */
export const isSocialType = (text: string): text is SocialType => Object.hasOwn(SOCIALS, text);

const HANDLE = /^@?([\p{L}\p{N}._-]+)$/u;

/** The http(s) address a text is, in normal form; null when it is none, or carries a password. */
function webAddress(text: string): string | null {
  if (!/^https?:\/\//iu.test(text) || !URL.canParse(text)) return null;
  const { href, username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname.includes('.') ? href : null;
}

/**
 * Where a link to this identifier leads; null when it is not of a form that can be linked, and then it is shown as
 * text. A link to a handle never leaves the site it belongs to, whatever the handle says.
 */
export function socialAddress(type: SocialType, identifier: string): string | null {
  const { address } = SOCIALS[type];
  if (address === null) return webAddress(identifier.trim());
  const handle = HANDLE.exec(identifier.trim())?.[1];
  return handle === undefined || /^\.+$/u.test(handle) ? null : `${address}${encodeURIComponent(handle)}`;
}
