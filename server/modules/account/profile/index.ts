export {
  memberEmail,
  changeNotificationSettings,
  mailChoicesOf,
  setMarketingOptIn,
} from './notificationSettingStore.ts';
