import type { Piece } from '../press/piece.ts';
import { article } from '../press/piece.ts';
import { briefly, styled } from '../press/residents.ts';
import { someone, tradesman, type Week, worded } from '../press/week.ts';

const BUSINESS: readonly string[] = [
  'The Master reported that the number in the house was [inmates], against [before] in the corresponding week of last year; vagrants relieved, [tramps].',
  'Mr. [one] {complained of|drew attention to} {the quality of the cheese supplied|the state of the casual ward|the delay in sending loans of bedding to the sick}, and {the Clerk was directed to write to the contractor|a committee was appointed to inquire}.',
  'A letter was read from {the central authority in London|the Auditor} {declining to sanction the allowance of beer at harvest|disallowing the sum of £2 4s. for tobacco|asking for a return of all children boarded out}. It was {ordered to lie on the table|resolved to make a further application}.',
  'An application from {a widow of [place]|an aged couple of [place]|a man of [place] with a broken leg} was considered, and {2s. and two loaves a week|3s. a week|an order for the house} {granted|offered}.',
  'The Medical Officer {reported three cases of fever|reported the district free from infectious disease|recommended that the well at [place] should be closed}.',
  'Tenders were accepted: flour, at {34s.|29s.|41s.} a sack; meat, at {5s. 4d.|6s.|4s. 8d.} a stone; coals, at {19s.|22s.} a ton.',
  'A call of {£840|£1,120|£960} upon the parishes of the Union was made for the ensuing quarter, {being a slight decrease|the same as before}.',
  '{Mr. [two] moved, and Mr. [one] seconded|It was proposed by Mr. [two]}, that {the meetings in future be held at eleven|a bath be provided for the infirm wards|the porch be repaired before the winter}. {Carried without a division.|The motion was lost by nine votes to six.}',
  'The roads of the district {engaged the attention of the Board for some time|were reported to be in fair order}, {the hill at [place] excepted|and £18 was voted for flints}.',
];
const VESTRIES: readonly string[] = [
  'A rate of {fourpence|sixpence|ninepence} in the pound was {granted|allowed} for the repair of {the highways|the church roof|the parish pump}.',
  '[one] and [two] were {chosen|re-elected} {overseers|churchwardens|waywardens} for the year ensuing.',
  '{Some discussion took place upon|The meeting considered} {the state of the footpath to the station|the nuisance from the tan-yard|the letting of the parish land}, but {no resolution was come to|the matter was adjourned}.',
  'The accounts, showing a balance of {£3 11s. 4d. in hand|£7 2s. due to the treasurer}, were {passed|examined and signed}.',
  '{Thanks were voted to the chairman.|The proceedings, which were of a friendly character, then terminated.}',
];

/** A meeting of the guardians, or of a vestry. */
export function boardMeeting(week: Week): Piece {
  const { random, decks, year } = week;
  const [chair, one, two] = [
    tradesman(week, 'gentleman', 'clergy', 'farmer'),
    tradesman(week, 'farmer', 'miller', 'maltster', 'grocer'),
    tradesman(week, 'farmer', 'butcher', 'draper', 'innkeeper'),
  ];
  const place = someone(week, ({ isHead }) => isHead)?.place ?? 'Wexcombe';
  const values = {
    one: one?.surname ?? 'Baker',
    two: two?.surname ?? 'Webb',
    place,
    inmates: random.between(84, 161),
    before: random.between(80, 170),
    tramps: random.between(3, 41),
  };
  if (random.chance(0.62)) {
    const chairman = chair ? styled(chair.person, chair.surname, chair.occupation) : 'the Vice-Chairman';
    const text = [1, 2, 3, 4].map(() => worded(week, decks.draw('guardians', BUSINESS), values));
    return article('WEXCOMBE UNION: BOARD OF GUARDIANS.', [
      worded(
        week,
        'The {usual|fortnightly|weekly} meeting was held {on Thursday|in the Board-room}, [chairman] in the chair.',
        { chairman },
      ),
      text.slice(0, 2).join(' '),
      text.slice(2).join(' '),
    ]);
  }
  const brief = { ...values, one: one ? briefly(one) : 'Mr. Baker', two: two ? briefly(two) : 'Mr. Webb' };
  return article(`${year < 1895 ? 'VESTRY MEETING' : 'PARISH COUNCIL'}, ${place.toUpperCase()}.`, [
    worded(
      week,
      '{The annual|A well-attended|An adjourned} meeting was held in the {schoolroom|vestry} on {Tuesday|Monday evening}.',
    ),
    [1, 2, 3].map(() => worded(week, decks.draw('vestries', VESTRIES), brief)).join(' '),
  ]);
}
