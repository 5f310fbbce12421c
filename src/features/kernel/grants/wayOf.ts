import type { Unlock } from '#domain/kernel/grants/explainAccess.ts';
import { featureNamed } from '#domain/kernel/grants/featureCatalogue.ts';

import { wayTexts } from './texts.ts';

interface Way {
  text: string;
  /** Null: nothing to follow. */
  link: { label: string; to: string } | null;
}

/** Where staff switch a feature, with their own account chosen already. */
function switchAddress(name: string, memberId: number | null): string {
  const member = memberId === null ? '' : `?member=${memberId}`;
  return `/internal/features/journey/${featureNamed(name)?.journey ?? 'other'}/${encodeURIComponent(name)}${member}`;
}

function addressOf(unlock: Unlock, switchable: string | null, memberId: number | null): string | null {
  if (unlock === 'sign-in') return '/sign-in';
  if (unlock === 'staff-sign-in') return '/internal/login';
  return unlock === 'switch' && switchable !== null ? switchAddress(switchable, memberId) : null;
}

/** What the reader can do, with the link to it. */
export function wayOf(unlock: Unlock, switchable: string | null, memberId: number | null): Way {
  const { text, label } = wayTexts[unlock];
  const to = addressOf(unlock, switchable, memberId);
  return { text, link: to === null || label === undefined ? null : { label, to } };
}
