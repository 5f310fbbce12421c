import { isSafeAddress } from '../hostNames.ts';
import { duration, fail, matching, reader, secret, text, url } from './readers.ts';
import { group, setting, together, type ValuesOf } from './setting.ts';

/** Kept as it was typed: issuers are compared letter by letter. */
const issuer = reader((given) => {
  const address = URL.canParse(given) ? new URL(given) : null;
  return address && isSafeAddress(address) && address.search === '' && address.hash === ''
    ? given
    : fail('the https address of an OpenID provider, such as https://accounts.example.org');
});

/** `Name <address>` or an address alone; one line, so that no header can follow it. */
const sender = matching(
  /^(?:[^\p{Cc}<>@,;:"]+ )?<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@,]+@[^\s<>@,]+$/u,
  'an address such as Family History <no-reply@example.org>',
);

const social = {
  /** Below which its discovery document is. https, or a loopback address. */
  issuer: setting(
    'SOCIAL_ISSUER',
    issuer,
    'An OpenID provider that members may sign in with: its issuer address. See Signing in with another provider.',
  ),
  clientId: setting('SOCIAL_CLIENT_ID', text, 'This site’s client id at that provider.'),
  clientSecret: setting('SOCIAL_CLIENT_SECRET', secret(text), 'This site’s client secret at that provider.'),
  /** What readers call it: "Continue with {name}". */
  name: setting('SOCIAL_NAME', text, 'Name of that provider, as in “Continue with NAME”.'),
};

/** Email to members, and how they sign in. */
export const members = {
  /** Address of the mail server with its password. Null: none. Never logged. */
  smtpUrl: setting(
    'SMTP_URL',
    url(['smtp:', 'smtps:'], 'an address such as smtp://user:password@smtp.example.org:587'),
    'The SMTP server for email, `smtp://user:password@host:587` or `smtps://…`. Unset: in demo mode emails stay in the outbox; in production they wait until this is set.',
  ),
  /** Null: no-reply at the host of `publicUrl`. */
  mailFrom: setting(
    'MAIL_FROM',
    sender,
    'Sender of the site’s emails, `Name <address>`. Unset: `no-reply` at the host of PUBLIC_URL.',
  ),
  /** Null: members sign in here only. */
  social: group(social, (values, refuse) =>
    together(
      values,
      refuse,
      'SOCIAL_ISSUER, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET and SOCIAL_NAME must be set together.',
    ),
  ),
  /** How long sessions last, in seconds. */
  sessionLimits: group({
    members: group({
      idle: setting(
        'MEMBER_IDLE_DAYS',
        duration('days', 1, 365),
        'Days, 1 to 365, after which members who do nothing on the site are signed out.',
        '14',
      ),
      whole: setting(
        'MEMBER_SESSION_DAYS',
        duration('days', 1, 365),
        'Days, 1 to 365, after which members must sign in again in any case.',
        '90',
      ),
    }),
    staff: group({
      idle: setting(
        'STAFF_IDLE_MINUTES',
        duration('minutes', 15, 1440),
        'Minutes, 15 to 1440, after which staff who do nothing on the site are signed out.',
        '60',
      ),
      whole: setting(
        'STAFF_SESSION_HOURS',
        duration('hours', 1, 168),
        'Hours, 1 to 168, after which staff must sign in again in any case.',
        '12',
      ),
    }),
  }),
};

/** An OpenID provider that members may sign in with, as the operator set it. */
export type SocialSettings = NonNullable<ValuesOf<typeof members>['social']>;
