import type { DepartureEvent } from '../../simulation/events.ts';
import { placeAt } from '../../simulation/world.ts';
import { article, type Piece } from '../press/piece.ts';
import { printedAddress } from '../press/printedAddress.ts';
import { printedTrade } from '../press/printedTrade.ts';
import { nameInPaper } from '../press/residents.ts';
import { type Week, fillText } from '../press/week.ts';

const OVERSEAS = new Set(['Quebec', 'New York', 'Adelaide', 'Port Chalmers', 'Toronto', 'Sydney']);
const SHIPS = ['Amity', 'Harrow Castle', 'Bright Emily', 'Lady Fitzalan', 'Ocean Shepherd', 'Star of Selwick'] as const;
const COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Whether those who leave are of the county. */
export const isOurs = ({ world }: Pick<Week, 'world'>, { from }: DepartureEvent): boolean =>
  placeAt(world, from.place).nation === 'england';

function leaving(week: Week, { party, from, destination }: DepartureEvent): string {
  const [leader] = party;
  if (!leader) return '';
  const name = nameInPaper(leader, leader.surname, leader.occupation);
  const trade = printedTrade(leader.occupation);
  const others = party.length - 1;
  const who = `${name}${trade === null ? '' : `, ${trade}`}, of ${printedAddress(week.world, from, week.year)}${others > 0 ? `, with ${others === 1 ? 'one other' : `${COUNT[others] ?? String(others)} others`} of the family` : ''}`;
  return OVERSEAS.has(destination)
    ? fillText(
        week,
        '[who], {left|has left} {by the early train|by waggon|this week} for {Bristol|Southampton|Liverpool}, {to join the ship [ship] for [to]|there to embark for [to]}{|; a number of neighbours accompanied the party as far as the turnpike|; a subscription was made to furnish the outfit}.',
        { who, ship: week.random.pick(SHIPS), to: destination },
      )
    : fillText(
        week,
        '[who], has {removed to|left for} [to]{|, where work is said to be plentiful|, having obtained a situation there}.',
        { who, to: destination },
      );
}

/** Those who have left the county, and where for; null in a week without. */
export function departures(week: Week, events: readonly DepartureEvent[]): Piece | null {
  if (events.length === 0) return null;
  const sails = fillText(
    week,
    'The {Amity|Ocean Shepherd|Lady Fitzalan|Bright Emily} {was spoken in latitude 41|arrived out after a passage of fifty-one days|went down Channel with a fair wind}, all well.',
  );
  return article(
    fillText(week, '{EMIGRATION AND REMOVALS|EMIGRATION|SHIPS AND EMIGRANTS}.'),
    [...events.map((event) => leaving(week, event)), sails],
    events.map(({ party, on }) => ({ event: 'departure', persons: party.map(({ id }) => id), on })),
  );
}
