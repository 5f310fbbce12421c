import type { SettingReader } from './createSettingReader.ts';
import { SETTINGS } from './settingDefinitions.ts';

/** Who runs the site, as its own texts say it; null where it is not stated. */
export interface OperatorSettings {
  name: string | null;
  /** Lines, separated by line breaks. */
  address: string | null;
  /** As what and under which number it is registered. */
  registration: string | null;
}

/** The operator is the seller where nothing else is set. The default name of a seller is no operator’s. */
export const readOperator = ({ optional }: SettingReader): OperatorSettings => ({
  name:
    optional('OPERATOR_NAME', SETTINGS.OPERATOR_NAME) ??
    optional('SELLER_NAME', { ...SETTINGS.SELLER_NAME, default: null }),
  address:
    optional('OPERATOR_ADDRESS', SETTINGS.OPERATOR_ADDRESS) ?? optional('SELLER_ADDRESS', SETTINGS.SELLER_ADDRESS),
  registration: optional('OPERATOR_REGISTRATION', SETTINGS.OPERATOR_REGISTRATION),
});
