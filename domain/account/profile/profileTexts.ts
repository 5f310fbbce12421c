/** A text that members may write about themselves. */
interface ProfileText {
  /** Of its field in the form, and of its line on the profile. */
  label: string;
  /** What it is for, below the field. */
  hint: string;
  /** Refuses one that is set to nothing: an emptied field is deleted instead. */
  required: string;
  /** Most characters, counted as a reader counts them. */
  most: number;
}

/**
 * The texts of a profile, in the order they are shown: what others see of an open profile. Rules, form, table and
 * answers follow from an entry; its key is the name in GraphQL and of the column of `member_profile`.
 */
export const PROFILE_TEXTS = {
  pronouns: {
    label: 'Pronouns',
    hint: 'Such as she/her or they/them.',
    required: 'Enter your pronouns.',
    most: 40,
  },
} as const satisfies Record<string, ProfileText>;

/** The name of one of them. */
export type ProfileTextName = keyof typeof PROFILE_TEXTS;

/** All names, in order. */
export const PROFILE_TEXT_NAMES = Object.keys(PROFILE_TEXTS) as ProfileTextName[];

/** Something for each text, worked out from its name. */
export const perProfileText = <Value>(make: (name: ProfileTextName) => Value): Record<ProfileTextName, Value> =>
  Object.fromEntries(PROFILE_TEXT_NAMES.map((name) => [name, make(name)])) as Record<ProfileTextName, Value>;
