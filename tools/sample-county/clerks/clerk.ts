import { type Random } from '#domain/kernel/random/createRandom.ts';

import { DAYS_PER_YEAR } from '../people/calendar.ts';
import { abbreviate, misread, petForm, spellByEar } from './spelling.ts';

/** How often a person who keeps a kind of record errs. Shares of one. */
export interface Habits {
  abbreviates: number;
  usesPetForms: number;
  dropsSecondName: number;
  spellsByEar: number;
  isMisread: number;
  /** Ages that are not the true one. */
  missesAge: number;
}

/** A person who writes down what people say of themselves. */
export interface Clerk {
  forenames(names: string): string;
  surname(name: string): string;
  /** A place's or another word's spelling. */
  word(text: string): string;
  /** Completed years, as stated: mostly true, often a year or two off, seldom more; never below 0. */
  age(bornOn: number, on: number): number;
}

/** Habits by kind of record; the census enumerators' are those of the error rates in the README. */
export const HABITS = {
  parish: {
    abbreviates: 0.22,
    usesPetForms: 0.03,
    dropsSecondName: 0.1,
    spellsByEar: 0.07,
    isMisread: 0.015,
    missesAge: 0.3,
  },
  chapel: {
    abbreviates: 0.1,
    usesPetForms: 0.02,
    dropsSecondName: 0.05,
    spellsByEar: 0.05,
    isMisread: 0.012,
    missesAge: 0.25,
  },
  registrar: {
    abbreviates: 0,
    usesPetForms: 0.01,
    dropsSecondName: 0.02,
    spellsByEar: 0.03,
    isMisread: 0.01,
    missesAge: 0.15,
  },
  enumerator: {
    abbreviates: 0.08,
    usesPetForms: 0.05,
    dropsSecondName: 0.35,
    spellsByEar: 0.05,
    isMisread: 0.018,
    missesAge: 0.33,
  },
  householder: {
    abbreviates: 0.01,
    usesPetForms: 0.04,
    dropsSecondName: 0.12,
    spellsByEar: 0.02,
    isMisread: 0.012,
    missesAge: 0.14,
  },
  printer: {
    abbreviates: 0.25,
    usesPetForms: 0.01,
    dropsSecondName: 0.3,
    spellsByEar: 0.02,
    isMisread: 0.01,
    missesAge: 0,
  },
} as const satisfies Record<string, Habits>;

const ageError = (random: Random): number => {
  const size = random.chance(0.64) ? 1 : random.chance(0.68) ? 2 : random.between(3, 6);
  return random.chance(0.5) ? size : -size;
};

/** A clerk of the given habits, whose slips come from one stream of chance. */
export function createClerk(random: Random, habits: Habits): Clerk {
  const word = (text: string): string => {
    if (random.chance(habits.isMisread)) return misread(random, text);
    return random.chance(habits.spellsByEar) ? spellByEar(random, text) : text;
  };
  return {
    word,
    surname: word,
    forenames(names) {
      const [first = '', ...others] = names.split(' ');
      const name = random.chance(habits.abbreviates)
        ? abbreviate(random, first)
        : random.chance(habits.usesPetForms)
          ? petForm(random, first)
          : random.chance(habits.isMisread)
            ? misread(random, first)
            : first;
      if (others.length === 0 || random.chance(habits.dropsSecondName)) return name;
      return random.chance(habits.dropsSecondName)
        ? `${name} ${others.map((other) => other.charAt(0)).join(' ')}`
        : `${name} ${others.join(' ')}`;
    },
    age(bornOn, on) {
      const truth = Math.floor((on - bornOn) / DAYS_PER_YEAR);
      if (truth < 2 || !random.chance(habits.missesAge)) return truth;
      if (truth > 40 && random.chance(0.25)) return Math.round(truth / 10) * 10;
      // Children's ages are off by a year at most.
      return Math.max(0, truth + (truth < 15 ? Math.sign(ageError(random)) : ageError(random)));
    },
  };
}
