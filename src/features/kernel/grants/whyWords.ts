import type { AccessExplanation, Unlock } from '#domain/kernel/grants/explainAccess.ts';
import { featureNamed } from '#domain/kernel/grants/featureCatalogue.ts';

/** Who the reader is to the site. */
export const STANDINGS: Readonly<Record<AccessExplanation['standing'], string>> = {
  visitor: 'You are not signed in.',
  member: 'You are signed in as a member.',
  libraryUser: 'You are signed in through your library.',
  internal: 'You are signed in as staff.',
};

/** Which rule refused the page. */
export const DENIALS: Readonly<Record<AccessExplanation['deniedBy'], string>> = {
  account: 'It is for readers with an account.',
  audience: 'It is for another kind of reader.',
  staff: 'It is for the people who run this site.',
  place: 'It is not part of this site, or not in this mode of it.',
  flag: 'It belongs to a feature that is not as it must be just now.',
  group: 'It is being tried with a group of readers, and you are not among them.',
  grant: 'Your account does not include all it needs.',
  'grants-unknown': 'What your account includes could not be loaded, so the page stays closed.',
};

interface Way {
  text: string;
  /** Null: nothing to follow. */
  link: { label: string; to: string } | null;
}

/** Where staff switch a feature, with the account they are signed in with chosen already. */
function switchAddress(name: string, memberId: number | null): string {
  const member = memberId === null ? '' : `?member=${memberId}`;
  return `/internal/features/journey/${featureNamed(name)?.journey ?? 'other'}/${encodeURIComponent(name)}${member}`;
}

/** What the reader can do, in words, with the way there. */
export function wayOf(unlock: Unlock, switchable: string | null, memberId: number | null): Way {
  switch (unlock) {
    case 'sign-in':
      return { text: 'Sign in, or create an account.', link: { label: 'Sign in', to: '/sign-in' } };
    case 'staff-sign-in':
      return { text: 'Come in through the staff sign-in.', link: { label: 'Staff sign-in', to: '/internal/login' } };
    case 'other-account':
      return { text: 'If you have another account, sign out and sign in with that one.', link: null };
    case 'ask-library':
      return { text: 'Ask your library whether its access includes this.', link: null };
    case 'ask-operator':
      return { text: 'Ask the people who run this site whether your account can be given access.', link: null };
    case 'wait':
      return { text: 'It is not open to everyone yet. You need do nothing.', link: null };
    case 'try-again':
      return { text: 'Try again in a few minutes.', link: null };
    case 'switch':
      return { text: 'Switch it yourself; the change is kept with your reason.', link: switchable === null ? null : { label: 'Open the feature', to: switchAddress(switchable, memberId) } };
  }
}
