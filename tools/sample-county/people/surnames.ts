import { type Random, type WeightedDraw, weightedDraw } from '#domain/kernel/random/createRandom.ts';

import { type Nation } from '../geography/samplePlace.ts';

// The commonest first: a name's weight falls with its rank. Surnames are facts; which are common in Wexcombeshire is
// made up.
const SURNAMES: Readonly<Record<Nation, string>> = {
  england:
    'Smith,Brown,White,Cooper,Taylor,Baker,King,Carter,Hill,Green,Webb,Turner,Harris,Wood,Clark,Knight,Parker,Ford,Cook,Young,Palmer,Bishop,Marsh,Moore,Gale,Chandler,Burton,Stone,Bennett,Fry,Long,Page,Andrews,Barnes,Hunt,Pearce,Sheppard,Weaver,Mills,Hayward,Dyer,Lawrence,Perry,Newman,Rogers,Day,West,Coles,Hobbs,Sparrow,Stevens,Potter,Butler,Collins,Adams,Allen,Lane,Wheeler,Hale,Matthews,Francis,Cox,Sutton,Draper,Hopkins,Tanner,Pope,Bird,Swain,Noyes,Haskell,Pike,Sawyer,Norris,Witts,Pinnock,Blake,Tucker,Barrett,Goddard,Trowbridge,Giles,Rawlings,Bray,Lovell,Kemp,Nash,Munday,Alford,Coombes,Bartlett,Haines,Pocock,Ayliffe,Spackman,Dobson,Wilkins,Rumbold,Vockins,Hiscock,Maslen,Sloper,Whitlock,Ballard,Fidler,Oram,Pinchin,Waite,Merritt,Gilbert,Crook,Cannings,Dance,Thatcher,Holloway,Farr,Lush,Hiscox,Grist,Ings,Tarrant,Shergold,Rattue,Blanchard,Mundy,Kellow,Snelgrove,Viney,Bundy,Foyle,Hibberd,Topp,Feltham,Maidment,Penny,Scammell,Rebbeck,Combes,Ransome,Ingram,Stokes,Beckett,Abbott,Lancaster,Fisher,Lambert,Dawson,Miles,Read,Fowler,Barker,Osborne,Harding,Lucas,Watts,Gibbs,Neate,Whatley,Applegate,Aldermere,Tarrowby,Wexley,Hollam,Quenbury,Yarnham,Fennimore,Pellingham,Winterwell,Coldharrow',
  wales:
    'Jones,Davies,Evans,Williams,Thomas,Morgan,Jenkins,Rees,Griffiths,Lewis,Powell,Price,Edwards,Roberts,Hughes,Phillips,Howells,Lloyd,Owen,James,Prosser,Vaughan,Watkins,Pugh,Parry,Harries,Llewellyn,Bowen,Meredith,Bevan,Gwynne,Probert',
  scotland:
    'Robertson,Stewart,Smith,Anderson,Campbell,Duncan,Mitchell,Ogilvie,Lindsay,Scott,Murray,Reid,Milne,Robb,Wilkie,Donald,McIntosh,McKenzie,McDonald,Fenton,Gow,Crichton,Edward,Mollison,Whyte,Nicoll,Peebles,Ramsay,Guthrie,Kinnear,Davidson,Cargill,Low,Findlay,Hood,Ferguson,Lamont,McLaren,Farquharson,Shaw',
  ireland:
    "Murphy,Kelly,Byrne,Ryan,O'Brien,Walsh,Doyle,Dunne,Delaney,Phelan,Conroy,Kavanagh,Carroll,Nolan,Brennan,Fitzpatrick,Bergin,Dooley,Lalor,Moore,Whelan,Costigan,Kinsella,O'Connor,O'Neill,Quinlan,Hogan,Kennedy,Larkin,Maher,Egan,Coughlan,Tynan,McEvoy,Hyland,Delahunty,Cuddy,Molloy,Odlum,Pim,Despard,Sheppard",
};
/** How fast a name's weight falls with its rank; the Welsh share few names, the English of the downs many. */
const FLATNESS: Readonly<Record<Nation, number>> = { england: 75, wales: 6, scotland: 8, ireland: 9 };

const draws = new Map<string, WeightedDraw<string>>();

/**
 * A surname of the first families of a place. Each place favours some names of its own, so that
 * surnames cluster; `place` is the index of the place.
 */
export function drawSurname(random: Random, nation: Nation, place: number): string {
  const key = `${nation}${place}`;
  let draw = draws.get(key);
  if (!draw) {
    const names = SURNAMES[nation].split(',');
    draw = weightedDraw(
      names.map(
        (name, rank) =>
          [name, (1 / (rank + FLATNESS[nation])) * ((rank * 7 + place * 13) % 11 === 0 ? 2.5 : 1)] as const,
      ),
    );
    draws.set(key, draw);
  }
  return draw.draw(random);
}
