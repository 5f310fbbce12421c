const DAY = 86_400;

/** How long each thing the provider gives out lives, in seconds. Access tokens outlive the browser's renewal notice of one minute by far. */
export const LIFETIMES = {
  AccessToken: 600,
  AuthorizationCode: 60,
  IdToken: 600,
  Interaction: 3600,
  Session: 14 * DAY,
  Grant: 14 * DAY,
  RefreshToken: 14 * DAY,
};

/** Seconds until nothing is left of what was given out. */
export const LONGEST_TOKEN_SECONDS = Math.max(...Object.values(LIFETIMES));
