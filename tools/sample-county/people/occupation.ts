import { type Nation, type PlaceKind } from '../geography/samplePlace.ts';

/** Standing of a household, from those who keep servants to those who go into service. */
export type SocialClass = 'gentry' | 'profession' | 'farm' | 'trade' | 'craft' | 'industry' | 'labour';

/** A way to earn one's bread. */
export interface Occupation {
  id: string;
  sex: 'M' | 'F';
  socialClass: SocialClass;
  /** First and last year in which young people took it up. */
  from: number;
  to: number;
  /** Share among the young people of places where it exists. */
  weight: number;
  nations: readonly Nation[];
  kinds: readonly PlaceKind[];
  /** What clerks wrote, from a year on; the last to have started counts. Several spellings are separated by a bar. */
  names: readonly (readonly [from: number, name: string])[];
  /** True when masters of the trade took apprentices. */
  takesApprentices: boolean;
}
