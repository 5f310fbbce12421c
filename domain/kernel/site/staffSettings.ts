/** Settings that staff may change in the browser where the environment does not set them, in the groups of their form. */
export const STAFF_SETTING_GROUPS = {
  name: ['SITE_NAME', 'SITE_SHORT_NAME', 'SITE_ACCENT', 'SITE_LOGO', 'SUPPORT_EMAIL'],
  operator: [
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'OPERATOR_REGISTRATION',
    'TERMS_DATE',
    'SELLER_NAME',
    'SELLER_ADDRESS',
  ],
  use: ['MESSAGING', 'SEARCH_LIMIT', 'OCR_THREADS', 'MANIFEST_HOSTS'],
  place: ['SITE_LOCALE', 'SITE_TIME_ZONE', 'MAP_LAYERS'],
} as const;

/** One of the groups. */
export type StaffSettingGroup = keyof typeof STAFF_SETTING_GROUPS;

/** One of the settings, by its environment variable. */
export type StaffSetting = (typeof STAFF_SETTING_GROUPS)[StaffSettingGroup][number];

/** All of them. */
export const STAFF_SETTINGS: readonly StaffSetting[] = Object.values(STAFF_SETTING_GROUPS).flat();
