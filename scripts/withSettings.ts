import { SECTIONS } from '../server/platform/config/settings/allSettings.ts';
import { settingsIn, type SettingFacts } from '../server/platform/config/settings/setting.ts';

const row = ({ variable, default: preset, description }: SettingFacts): string =>
  `| \`${variable}\` | ${preset === null ? 'unset' : `\`${preset}\``} | ${description} |`;

/** The manual with a table for each section of settings in place of the text between its marks. */
export function withSettings(manual: string): string {
  const tables = Object.entries(SECTIONS).map(([heading, entries]) =>
    [
      `#### ${heading}`,
      '',
      '| setting | default | meaning |',
      '|---|---|---|',
      ...settingsIn(entries).map(row),
      '',
    ].join('\n'),
  );
  return manual.replace(
    /(<!-- settings -->\n)[^]*?(<!-- end -->)/u,
    (_all, start: string, end: string) => `${start}${tables.join('\n')}${end}`,
  );
}
