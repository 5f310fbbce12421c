import { type Random, weightedDraw } from '#domain/kernel/random/createRandom.ts';

/**
 * Pairs of readings of one word on eight pages of a newspaper of 1850, with how often they differed so. Which was right
 * is not known.
 */
const CONFUSED = `
i~l:177 h~il:50 e~o:40 l~t:23 n~u:23 i~t:22 c~e:21 a~i:20 h~li:13 a~o:13 b~h:12 _~i:12 _~s:11 a~e:11 i~r:8 a~n:8 g~s:8 a~s:8 v~y:8 o~u:8 h~ii:8 _~e:8 v~w:8 n~ri:7 r~t:7
m~ni:7 m~n:7 a~d:7 a~u:7 e~p:7 f~l:6 h~n:6 b~l:6 e~r:6 n~r:6 _~t:6 _~a:5 d~l:5 l~r:5 b~s:5 i~n:5 l~p:5 a~l:5 _~r:5 e~h:5 s~y:5 e~f:5 c~r:5 in~m:4 c~g:4 f~g:4 m~w:4 d~n:4 _~d:4
e~i:4 f~i:4 i~u:4 h~u:4 m~r:4 _~l:4 n~o:4 _~h:4 h~ll:4 e~t:3 _~v:3 l~n:3 _~o:3 m~o:3 _~n:3 li~n:3 h~o:3 p~r:3 t~y:3 f~n:3 il~n:3 r~v:3 d~f:3 i~s:3 f~t:3 f~p:3 av~w:2 ti~u:2 o~w:2 k~l:2
`;

const PAIRS = CONFUSED.trim()
  .split(/\s+/u)
  .flatMap((line) => {
    const [, first = '', second = '', count = ''] = /^(.+)~(.+):(\d+)$/u.exec(line) ?? [];
    const bare = (letters: string) => letters.replace('_', '');
    return [
      [[bare(first), bare(second)], Number(count)] as const,
      [[bare(second), bare(first)], Number(count)] as const,
    ];
  });
const CONFUSION = weightedDraw(PAIRS);
/** Words that OCR gets wrong. */
const DAMAGED = 0.125;
const SECOND_EDIT = 0.18;
/** Edits that no table knows of. */
const WILD_EDIT = 0.12;
const TRIES = 40;

function edit(random: Random, word: string): string {
  if (random.chance(WILD_EDIT)) {
    const at = random.between(0, word.length - 1);
    return word.slice(0, at) + random.pick([...'abcdefghijklmnopqrstuvwxyz']) + word.slice(at + 1);
  }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [from = '', to = ''] = CONFUSION.draw(random);
    if (from === '') {
      const at = random.between(0, word.length);
      return word.slice(0, at) + to + word.slice(at);
    }
    const places = [...word].flatMap((_letter, at) => (word.startsWith(from, at) ? [at] : []));
    if (places.length === 0) continue;
    const at = random.pick(places);
    return word.slice(0, at) + to + word.slice(at + from.length);
  }
  return word;
}

/** A word as OCR might read it: one in eight is damaged, and of those some twice. */
export function damage(random: Random, word: string): string {
  if (!random.chance(DAMAGED)) return word;
  const once = edit(random, word);
  return (random.chance(SECOND_EDIT) && once !== '' ? edit(random, once) : once) || word;
}
