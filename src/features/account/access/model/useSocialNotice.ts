import { useSearchParams } from 'react-router-dom';

import { providerNameOr, signInTexts, socialNoticeTexts } from '../texts/signInTexts.ts';

/** Why a reader who came from the other provider sees the sign-in page; null for everyone else. */
export function useSocialNotice(): string | null {
  const [query] = useSearchParams();
  return socialNoticeTexts.get(query.get('notice'))?.(providerNameOr(signInTexts.otherSite)) ?? null;
}
