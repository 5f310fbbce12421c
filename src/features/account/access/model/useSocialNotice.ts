import { useSearchParams } from 'react-router-dom';

import { readSiteBoot } from '#services/config/siteBoot.ts';

const TEXTS = new Map<string | null, (name: string) => string>([
  ['social-link', (name) => `You already have an account with this email address. Sign in with your password once: from then on ${name} opens it as well.`],
  ['social-second-factor', () => 'Your account asks for a second factor. Sign in with your password here.'],
  ['social-unavailable', (name) => `${name} does not answer just now. Try again in a few minutes, or sign in with your email address.`],
]);

/** Why a reader who came from the other provider sees the sign-in page; null for everybody else. */
export function useSocialNotice(): string | null {
  const [query] = useSearchParams();
  return TEXTS.get(query.get('notice'))?.(readSiteBoot().socialName ?? 'The other site') ?? null;
}
