import { dateOf } from '../../people/calendar.ts';
import { placeAt, placesOf } from '../../simulation/world.ts';
import { article, type Piece } from '../press/piece.ts';
import { printedAddress } from '../press/printedAddress.ts';
import { briefly, nameInPaper } from '../press/residents.ts';
import { someone, type Week, fillText } from '../press/week.ts';
import { LOCAL_STORIES } from './localStories.ts';

/**
 * A paragraph from one of the towns and villages, about people who live there; null where no one is left there who is
 * not in the paper already.
 */
export function localNews(week: Week): Piece | null {
  const { world, year, decks } = week;
  const { month } = dateOf(week.on);
  const at = decks.draw('districts', placesOf(world, 'england'));
  const place = placeAt(world, at);
  const stories = LOCAL_STORIES.filter(
    ({ from, to, months, asks }) =>
      year >= from &&
      year <= to &&
      (months === undefined ||
        (months[0] <= months[1]
          ? month >= months[0] && month <= months[1]
          : month >= months[0] || month <= months[1])) &&
      (asks === undefined ||
        (asks === 'chapel'
          ? place.chapels.length > 0
          : asks === 'town'
            ? place.kind === 'town' || place.kind === 'mill'
            : place.kind !== 'town')),
  );
  const here = (isWanted: Parameters<typeof someone>[1]) =>
    someone(week, (one) => one.dwelling.place === at && isWanted(one));
  const one = here(({ isHead, person, dwelling }) => isHead && person.sex === 'M' && dwelling.kind !== 'workhouse');
  if (!one) return null;
  const { title, text } = decks.draw('stories', stories);
  const two = here(({ isHead, person, dwelling }) => isHead && person.sex === 'M' && dwelling.kind !== 'workhouse');
  const woman = here(({ person }) => person.sex === 'F');
  const rector =
    here(({ occupation }) => occupation?.id === 'clergy') ??
    someone(week, ({ occupation }) => occupation?.id === 'clergy');
  const chapel = place.chapels.length > 0 ? week.random.pick(place.chapels).name : 'the Chapel';
  const said = fillText(week, text, {
    place: place.name,
    church: place.church.replace(/^St /u, 'St. '),
    chapel,
    inn: place.inn.replace(/^The /u, ''),
    farm: week.random.pick(place.farms),
    street: week.random.pick(place.streets).replace(/^The Street$/u, 'the village street'),
    one: nameInPaper(one.person, one.surname, one.occupation),
    home: printedAddress(world, one.dwelling, year),
    two: two ? briefly(two) : 'a neighbour',
    woman: woman ? briefly(woman) : 'Mrs. Webb',
    rector: rector ? `the Rev. ${rector.person.forenames.charAt(0)}. ${rector.surname}` : 'the Vicar',
  });
  return {
    ...article(`${place.name.toUpperCase()}.`, [`${title.toUpperCase()}.—${said}`]),
    headline: `${place.name.toUpperCase()}: ${title.toUpperCase()}`,
  };
}
