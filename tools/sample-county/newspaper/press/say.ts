import type { Random } from '#domain/kernel/random/createRandom.ts';

/** The innermost choice of a text. */
const CHOICE = /\{([^{}]*)\}/u;

/**
 * Settles the choices of a text, from the inside out.
 * @example say(random, 'a {large|numerous} company') // 'a numerous company'
 */
export function say(random: Random, text: string): string {
  let said = text;
  for (let found = CHOICE.exec(said); found; found = CHOICE.exec(said))
    said =
      said.slice(0, found.index) + random.pick((found[1] ?? '').split('|')) + said.slice(found.index + found[0].length);
  return said;
}

/** Puts values in place of their names: `[name]`. A name without a value is a mistake of ours. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\[(\w+)\]/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is known of [${name}]`);
    return String(value);
  });
