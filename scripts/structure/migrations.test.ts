import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../server/platform/db/migrations');
/** Earlier ones ran while the site was stopped. */
const ROLLING_SINCE = '1531';
/** What a copy of the release before, which still runs, would stumble over. */
const TAKES_AWAY = /\bDROP\s+(?:TABLE|COLUMN|VIEW)\b|\bRENAME\b|\bALTER\s+COLUMN\s+\w+\s+(?:SET\s+DATA\s+)?TYPE\b|\bSET\s+NOT\s+NULL\b|\bADD\s+COLUMN\s+[^,;]*\bNOT\s+NULL\b(?![^,;]*\b(?:DEFAULT|GENERATED)\b)/iu;
/** Says why no copy of the release before uses it. */
const EXCUSE = '-- Unused since ';

it('migrations take nothing away that the release before uses, so that copies of both run side by side', () => {
  const faults = readdirSync(FOLDER).filter((name) => name >= ROLLING_SINCE).filter((name) => {
    const sql = readFileSync(path.join(FOLDER, name), 'utf8');
    return TAKES_AWAY.test(sql.replaceAll(/--.*$/gmu, '')) && !sql.includes(EXCUSE);
  });
  expect(faults).toEqual([]);
});
