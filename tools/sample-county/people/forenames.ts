import { type Random, type WeightedDraw, weightedDraw } from '#domain/kernel/random/createRandom.ts';

import { type Nation } from '../geography/samplePlace.ts';

type Sex = 'M' | 'F';

// Rough shares per hundred children, first in Georgian, then in mid-Victorian, then in Edwardian times; facts of no
// one's making.
const ENGLISH: Readonly<Record<Sex, string>> = {
  M: 'John 20 13 8,William 18 15 10,Thomas 12 9 5,James 9 8 6,George 7 9 8,Richard 5 2 2,Joseph 5 4 3,Robert 4 3 4,Henry 3 6 4,Charles 3 6 5,Samuel 3 2 1,Benjamin 2 1 .4,Edward 3 4 5,David 1 1 1,Isaac 1 .7 .2,Stephen 1 .6 .4,Daniel 1 .6 .3,Job .5 .4 .1,Jesse .4 .6 .2,Philip .6 .3 .3,Francis .8 .9 1,Jacob .5 .3 .1,Abraham .5 .3 .1,Matthew .5 .2 .2,Mark .4 .3 .2,Luke .3 .2 .1,Reuben .2 .4 .2,Alfred .1 3 4,Frederick .3 4 5,Walter .1 2 4,Albert 0 1.5 5,Arthur .1 2 6,Harry 0 1 3,Ernest 0 .6 4,Herbert 0 .7 2.5,Frank 0 1.6 3,Edwin .1 1.2 1,Sidney 0 .4 2,Percy 0 .1 2,Leonard 0 .1 2.2,Reginald 0 .1 2.2,Stanley 0 0 2,Cecil 0 0 1,Harold 0 .1 3,Wilfred 0 0 1,Ronald 0 0 1.6,Kenneth 0 0 1,Eli .2 .5 .2,Ephraim .2 .2 0,Josiah .2 .2 0,Levi .2 .3 .1,Moses .3 .2 0,Noah .1 .3 .1,Obadiah .1 .1 0,Tom 0 .5 .7,Ralph .2 .2 .4,Hugh .1 .2 .3',
  F: 'Mary 22 16 8,Elizabeth 15 11 5,Ann 14 8 2,Sarah 12 9 3,Jane 7 6 2,Hannah 5 3 1,Martha 4 3 .8,Susannah 2.5 1 .2,Charlotte 1.5 2.5 .8,Harriet 1.5 3 .6,Maria 1.5 1.5 .3,Rebecca 1.5 1 .3,Margaret 2 2 3,Catherine 1.5 1.5 1,Betty 2 .2 .1,Grace 1 .5 2,Rachel 1 .7 .4,Eleanor 1 1 1,Frances 1 1 1.4,Lucy 1 1.6 1.3,Sophia .7 1 .2,Caroline .4 1.6 .3,Emma .3 5 1.6,Eliza .6 4 .6,Ellen .3 4 2,Emily .1 4 2.4,Louisa .4 2.5 1,Fanny .2 2 .7,Alice .2 4 4,Kate 0 1.5 1,Annie 0 2 3.5,Florence 0 1 5,Edith 0 1 4.5,Ada 0 1 1.6,Rose .1 1 2,Minnie 0 .6 1.2,Ethel 0 .2 3,Lilian 0 .1 2.6,Elsie 0 0 3.4,Gladys 0 0 2.6,Doris 0 0 3.4,Violet 0 .1 2.4,Winifred 0 .1 2,Hilda 0 0 2,Dorothy 0 .1 3,Phyllis 0 0 2,Ivy 0 0 1.8,Marjorie 0 0 1.2,Kathleen 0 0 1.6,Joan 0 0 1.7,Mabel 0 .3 1.6,Beatrice 0 .3 1.4,Jemima .3 .6 .1,Leah .3 .5 .1,Dinah .3 .3 .1,Tabitha .2 .2 0,Thirza .1 .4 .1,Keziah .2 .3 .1,Selina .1 1 .3,Lavinia .1 .3 .1,Priscilla .2 .3 .1',
};
const WELSH: Readonly<Record<Sex, string>> = {
  M: 'John 20 15 8,David 16 14 9,William 13 13 9,Thomas 12 11 7,Evan 10 8 3,Rees 4 2 .7,Morgan 3 2 .8,Hugh 2 2 1,Owen 2 2 1.5,Daniel 2 3 2.5,Griffith 2 2 .7,Lewis 2 2 1,Richard 2 2 1.4,Jenkin 2 1.4 .4,Rhys .4 .8 1.5,Llewelyn .7 1 1.2,Gwilym .1 .7 2,Idris 0 .2 2,Ivor 0 .2 2,Emrys 0 .2 1.4,Dafydd .6 .5 .7,James 2 3 3,George .6 1.5 2,Benjamin 1 1.4 .7,Joseph 1 1.4 1,Trevor 0 0 1.7,Glyn 0 0 1.5',
  F: 'Mary 20 16 8,Margaret 14 12 6,Ann 13 8 2,Elizabeth 12 11 6,Jane 8 7 3,Catherine 7 5 3,Gwenllian 4 3 1.4,Sarah 5 7 3,Hannah 3 4 2,Rachel 3 3 1,Eleanor 2 2 1,Gwen 1 1.6 2.4,Winifred 1 .7 1,Martha 1.4 1.6 .7,Lowri 1 .7 .3,Myfanwy .1 .7 2,Blodwen 0 .4 2.4,Olwen 0 .3 2.2,Ceridwen 0 .4 1.7,Dilys 0 0 1.7,Annie 0 1.6 3,Maggie 0 1.2 2,Lizzie 0 1 1.4,Megan 0 0 2,Nesta 0 0 .8',
};
const SCOTTISH: Readonly<Record<Sex, string>> = {
  M: 'John 19 14 10,James 16 14 11,William 13 13 11,Alexander 11 10 8,David 9 7 6,Robert 8 9 8,George 6 7 6,Thomas 4 5 4,Andrew 4 4 3,Donald 2 2 1.2,Peter 3 3 2,Charles 2 3 2.6,Duncan 1.3 1 .7,Hugh 1 1.3 1,Archibald .8 1 .7,Patrick .8 .6 .5,Walter .6 .8 .7,Daniel .6 .8 .5,Henry .6 .8 .7,Angus .4 .4 .5,Ian 0 0 1.4,Norman 0 .1 .8',
  F: 'Margaret 17 14 9,Janet 13 8 3,Jean 11 5 5,Isabella 6 9 5,Elizabeth 9 9 6,Agnes 6 7 4,Mary 9 11 8,Ann 6 5 2.6,Helen 5 6 4,Christian 4 2 .5,Catherine 5 5 3,Jane 2 6 3,Jessie .4 4 3,Euphemia 1.4 1.4 .5,Grizel 1 .2 0,Marjory 1 .8 .6,Barbara 1 1 .5,Williamina .1 .6 .4,Marion .5 1 1,Annie 0 1.6 3,Flora .5 .6 .5,Sheila 0 0 .8',
};
const IRISH: Readonly<Record<Sex, string>> = {
  M: 'John 17 14 10,Patrick 13 15 12,James 12 12 9,Michael 10 12 9,Thomas 10 10 8,William 7 6 5,Daniel 4 4 3,Denis 3 3 2,Timothy 2.4 2 1,Martin 2 2.4 2,Edward 3 3 3,Peter 2.4 2.6 2.4,Bernard 1.4 1.4 1,Cornelius 1.4 1 .5,Hugh 1.4 1 .8,Matthew 1.4 1.2 1,Laurence 1.4 1 .7,Robert 1.4 1.4 1,Joseph 1 2.4 4,Christopher .7 1 1.4,Owen 1 .7 .3,Francis .7 1.2 1.6,Terence .7 .5 .4,Malachy .4 .3 .2',
  F: 'Mary 24 20 12,Bridget 13 13 6,Catherine 13 10 5,Margaret 11 10 6,Anne 8 6 3,Ellen 6 7 4,Honora 4 2 .4,Elizabeth 4 4 4,Johanna 3 3 1,Judith 2.4 .6 0,Julia 1.4 3 2,Sarah 2 2.4 2,Rose 1.4 1.4 1.4,Jane 2 1.6 .8,Winifred 1 .8 .6,Margery .5 .2 0,Alice .8 .8 .7,Kate 0 2 2.4,Kathleen 0 .2 4,Eileen 0 .1 3,Nora 0 1.2 2.4,Teresa .2 1 2,Delia 0 .8 .8',
};
const BY_NATION: Readonly<Record<Nation, Readonly<Record<Sex, string>>>> = {
  england: ENGLISH,
  wales: WELSH,
  scotland: SCOTTISH,
  ireland: IRISH,
};
const TURNING_YEARS = [1800, 1860, 1910] as const;

const draws = new Map<string, WeightedDraw<string>>();

/** Weight of a name in a decade: a straight line between the three columns. */
function weightIn(columns: readonly number[], year: number): number {
  const [georgian = 0, victorian = 0, edwardian = 0] = columns;
  const [first, second, third] = TURNING_YEARS;
  if (year <= first) return georgian;
  if (year >= third) return edwardian;
  const [from, to, start, end] =
    year < second ? [georgian, victorian, first, second] : [victorian, edwardian, second, third];
  return from + ((to - from) * (year - start)) / (end - start);
}

/** A forename as parents of that nation chose it in that year. */
export function drawForename(random: Random, nation: Nation, sex: Sex, year: number): string {
  const decade = Math.floor(year / 10) * 10;
  const key = `${nation}${sex}${decade}`;
  let draw = draws.get(key);
  if (!draw) {
    draw = weightedDraw(
      BY_NATION[nation][sex].split(',').map((row) => {
        const [name = '', ...columns] = row.split(' ');
        return [name, weightIn(columns.map(Number), decade + 5)] as const;
      }),
    );
    draws.set(key, draw);
  }
  return draw.draw(random);
}
