/** The own profile, `/profile/my-profile`. */
export const myProfileTexts = {
  title: 'My profile',
  loading: 'Opening your profile',
  failed: 'We could not fetch your profile',
  memberSince: (when: string) => `Member since ${when}`,
  lastActive: (when: string) => `Last active ${when}`,
  seeAsOthers: 'See your profile as others do',
  /** A change of status that waits for a connection. */
  waiting: 'Profile status',
} as const;

/** The own photo, and the dialog to choose one. */
export const pictureTexts = {
  add: 'Add a photo',
  change: 'Change photo',
  remove: 'Delete photo',
  removed: 'Your photo is deleted.',
  notRemoved: (why: string) => `Your photo was not deleted. ${why}`,
  title: 'Your photo',
  drop: 'Drop a photo here, paste one, or choose a file. JPEG, PNG or WebP.',
  choose: 'Choose a file',
  file: 'Photo file',
  tooLarge: 'This file is too large. Choose one of up to 25 MB.',
  preview: 'The part of the photo that will show',
  help: 'Drag the photo, or use the sliders. It shows in a circle.',
  zoom: 'Zoom',
  across: 'Left to right',
  down: 'Top to bottom',
  times: (zoom: string) => `${zoom} times`,
  another: 'Choose another',
  save: 'Save photo',
  notSaved: (why: string) => `Your photo was not saved. ${why}`,
} as const;

/** What other members see. */
export const visibilityTexts = {
  title: 'What others see',
  notSaved: 'This was not saved',
  unchanged: (why: string) => `${why} The switch is back where it was.`,
  profile: 'Show my profile to other members',
  profileOn:
    'Signed-in members see your photo and the details below, but never your date of birth, name or email address.',
  profileOff: 'Off: others see only your username.',
  profileNowOn: 'Other members see your profile.',
  profileNowOff: 'Other members see only your username.',
  age: 'Show my age group',
  ageIs: (group: string, isProfileShown: boolean) =>
    `Yours is ${group}.${isProfileShown ? '' : ' It shows once your profile does.'}`,
  ageUnknown: 'To show one, fill in your date of birth.',
  ageNowOn: 'Your age group is shown.',
  ageNowOff: 'Your age group is hidden.',
} as const;

/** The form about oneself. */
export const profileFormTexts = {
  title: 'About you',
  username: 'Username',
  usernameHint: 'How other members know you. 3 to 30 letters from a to z, digits, dots, dashes and underscores.',
  checking: 'Checking whether it is free…',
  free: 'This username is free.',
  birth: 'Date of birth',
  birthHint: 'Never shown to others. You can show your age group.',
  ageGroup: (group: string) => `Your age group: ${group}`,
  elsewhere: 'Elsewhere',
  elsewhereHint: 'Your name there, or the address of your website. All optional.',
  failed: 'Your changes were not saved',
  stillHere: (why: string) => `${why} Everything you typed is still here.`,
  refused: 'Nothing is saved yet: check the marked fields',
  submit: 'Save changes',
  saved: 'Your changes are saved.',
  nothing: 'There is nothing to save.',
} as const;

/** Leaving with changes. */
export const unsavedTexts = {
  title: 'Leave without saving?',
  text: 'Your changes to your profile are not saved yet.',
  leave: 'Leave without saving',
  stay: 'Stay here',
} as const;

/** Another member's profile. */
export const publicProfileTexts = {
  title: 'Profile',
  loading: 'Opening the profile',
  failed: 'We could not fetch this profile',
  missing: {
    title: 'There is no such profile',
    why: 'No member has this address',
    text: 'The link may be incomplete, or the member has left.',
    back: 'Back to homepage',
  },
  own: 'This is your profile as others see it',
  edit: 'Edit your profile',
  closed: 'This member’s profile is private.',
  about: 'About this member',
  ageGroup: 'Age group',
  memberSince: 'Member since',
  lastActive: 'Last active',
  newTab: '(opens in a new tab)',
} as const;
