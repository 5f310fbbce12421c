// Makes the list of English words that article search holds misread words against. Give it the unpacked npm package
// that
// docs/data-sources.md names:
//
//     npm pack dictionary-en-gb@3.0.0    (and unpack it)
//     node --import tsx scripts/makeEnglishWords.ts package
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { tokenWords } from '#domain/newspapers/search/tokenWords.ts';

const TARGET = 'server/engines/articles/english-words.txt.br';
const LICENCE = 'server/engines/articles/english-words.licence.txt';

/** One rule of a Hunspell affix file. */
interface Affix {
  isPrefix: boolean;
  isCrossed: boolean;
  rules: { strip: string; add: string; when: RegExp }[];
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the unpacked package.');
const affixes = new Map<string, Affix>();
for (const line of readFileSync(path.join(folder, 'index.aff'), 'utf8').split('\n')) {
  const [kind = '', flag = '', first = '', second = '', condition = '.'] = line.trim().split(/\s+/u);
  if (kind !== 'PFX' && kind !== 'SFX') continue;
  const isPrefix = kind === 'PFX';
  const known = affixes.get(flag);
  if (!known) affixes.set(flag, { isPrefix, isCrossed: first === 'Y', rules: [] });
  else
    known.rules.push({
      strip: first === '0' ? '' : first,
      add: second === '0' ? '' : second,
      when: new RegExp(isPrefix ? `^${condition}` : `${condition}$`, 'u'),
    });
}

const apply = (word: string, { isPrefix, rules }: Affix): string[] =>
  rules
    .filter(({ when, strip }) => when.test(word) && (isPrefix ? word.startsWith(strip) : word.endsWith(strip)))
    .map(({ strip, add }) =>
      isPrefix ? add + word.slice(strip.length) : word.slice(0, word.length - strip.length) + add,
    );

const words = new Set<string>();
for (const line of readFileSync(path.join(folder, 'index.dic'), 'utf8').split('\n').slice(1)) {
  const [word = '', flags = ''] = line.trim().split('/');
  if (!/^[A-Za-z]/u.test(word)) continue;
  const own = [...flags].flatMap((flag) => affixes.get(flag) ?? []);
  const suffixed = own.filter(({ isPrefix }) => !isPrefix).map((affix) => ({ affix, forms: apply(word, affix) }));
  const prefixed = own.filter(({ isPrefix }) => isPrefix);
  const forms = [
    word,
    ...suffixed.flatMap(({ forms: made }) => made),
    ...prefixed.flatMap((prefix) =>
      [
        word,
        ...(prefix.isCrossed ? suffixed.filter(({ affix }) => affix.isCrossed).flatMap(({ forms: made }) => made) : []),
      ].flatMap((base) => apply(base, prefix)),
    ),
  ];
  for (const folded of forms.flatMap(tokenWords)) if (/^[a-z]{2,}$/u.test(folded)) words.add(folded);
}
const sorted = [...words].sort();
const file = brotliCompressSync(sorted.join('\n'), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(TARGET, file);
copyFileSync(path.join(folder, 'license'), LICENCE);
process.stdout.write(`${TARGET}: ${sorted.length} words in ${Math.round(file.length / 1024)} kB\n`);
