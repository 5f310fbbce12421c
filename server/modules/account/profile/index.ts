export { memberEmail } from './memberEmail.ts';
export { changeNotificationSettings, mailChoicesOf, setMarketingOptIn } from './notificationSettingStore.ts';
