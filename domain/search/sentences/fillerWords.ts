const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Words that say nothing a record could be found by; they are passed over in silence. */
export const FILLER_WORDS = list(`
  a an the this that these those some any all every i me my mine we us our you your he him his she her hers they them their it its
  is are was were be been being am do does did done have has had having can could will would shall should may might must
  find finding found search searching show showing look looking seek seeking want wanted need needed help give tell know get see
  who whom whose which what when where why how whether there here please thanks thank hello hi
  for of in on at by to from with without and or but as if then than so not no nor into onto over under up out off upon through
  record records recorded entry entries document documents source sources information details detail anything everything something
  person people someone somebody anyone anybody individual ancestor ancestors ancestry relative relatives relation relations family
  great grandfather grandmother grandparents grandparent grandson granddaughter great-grandfather great-grandmother great-great-grandfather
  great-great-grandmother great-grandparents uncle aunt cousin nephew niece
  called named known name surname last first also perhaps probably maybe possibly think thought believe believed said likely apparently
  only just also still very much more most later earlier early once again ever never always
  time times year years period around during since until while about after before between
  village town city parish county country area place places district near close
  lived living live resided residing resident dwelling worked working work works employed occupation trade job listed shown recorded appears appear
  came come went go moved move left stayed settled belonged became
  one two three his-family
`);

/**
 * Forenames that are words of the language as well: in a text without capitals they are names only where nothing else
 * fits.
 */
export const WORDS_LIKE_NAMES = list(`
  will may mark rose grace hope faith charity patience prudence mercy honor honour constant pleasance joy bill frank art ivy pat sue rob
  guy ray don june april august pearl ruby olive violet daisy lily iris dot bride jack nick grant earl duke major squire doctor miles victor max
  my an and or so am ma al em ed jo ad gen jam hen mar car prudent clement constance sage amber jet early free noble royal
  pleasant ransom love silence temperance penny bob dick harry jenny poll mill gill tib meg nan nanny jean bert gene
`);

/** Words that end a run of names. */
export const NAME_ENDS = list(`
  born b bn birth baptised baptized bap bapt christened chr died d death dead deceased buried bur married m md wed wedded aged age old
  son daughter child children wife husband widow widower father mother parents parent brother sister spouse dau
  in at of from near by on to with and or who whose that was is were the a an his her their about abt circa c ca around approximately between before after
  lived living resident residing occupation census baptism burial marriage will probate record records records' as for where when working worked
  nee née formerly maiden unmarried single bachelor spinster man woman boy girl male female
  aka alias
`);

/** Months, full and short. */
export const MONTHS = list(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
);
