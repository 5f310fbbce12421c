/** Something that may happen in any place, with what is left open. */
export interface LocalStory {
  from: number;
  to: number;
  /** First month and last; the whole year when left out. */
  months?: readonly [number, number];
  /** Where it can happen; everywhere when left out. */
  asks?: 'chapel' | 'town' | 'village';
  title: string;
  /** `[one]`, a man of the place who lives at `[home]`, `[two]` and `[woman]` of the place, `[rector]`. */
  text: string;
}

const story = (
  title: string,
  text: string,
  { from = 1840, to = 1915, asks, months }: Partial<Pick<LocalStory, 'from' | 'to' | 'months' | 'asks'>> = {},
): LocalStory => ({ from, to, title, text, ...(asks && { asks }), ...(months && { months }) });

/** Stories of towns and villages, for true people and streets. */
export const LOCAL_STORIES: readonly LocalStory[] = [
  story(
    'Fire',
    'About {nine|half-past ten|two} o’clock on {Monday night|Wednesday morning} {a fire broke out|flames were seen} in {an outhouse|a wood-pile|a thatched cottage} {adjoining the premises of [one]|in the occupation of [one]}, [home]. {The engine was promptly on the spot|A line of buckets was formed from the pond}, and {the flames were got under within the hour|by great exertions the dwelling-house was saved}. The damage is {covered by insurance in the West Downs office|estimated at £30, and not insured}. {It is supposed that a spark from a passing engine was the cause|The origin of the fire is not known|A child had been playing with lucifers}.',
  ),
  story(
    'Chimney fire',
    'The chimney of [one], [home], {caught fire|took fire} on {Sunday|Tuesday} morning{, and for some minutes the thatch of the next house was in danger|. Wet sacks were laid over the top, and no harm was done beyond the fright}. {The Superintendent has reminded householders of the penalty.|It had not been swept since harvest.}',
  ),
  story(
    'Harvest home',
    'The annual harvest festival was held at [church] on {Thursday|Sunday} last. The church was {tastefully|beautifully} decorated with {corn, fruit and flowers|sheaves and Michaelmas daisies} by [woman] and {the young ladies of the parish|other willing hands}. [rector] preached {from the 65th Psalm|an appropriate sermon}, and the collection of {£2 3s.|£4 17s. 6d.} {was for the County Infirmary|will be given to the Coal Club}.',
    { from: 1855, months: [9, 10] },
  ),
  story(
    'Rent dinner',
    'The tenantry of {the Fitzalan|the Abbey|the Wexley} estate met at the [inn] on {Wednesday|Friday} for the half-yearly audit. {An abatement of ten per cent. was announced, and received with loud cheers|The usual good dinner was put upon the table by the host}. [one] {proposed the health of the landlord|occupied the vice-chair}, and [two] {responded for the tenantry|gave a song}.',
  ),
  story(
    'School treat',
    '{The children of the Sunday school|The school children, to the number of {sixty-four|ninety|110},} had their annual treat on {Tuesday|Thursday} in {a meadow lent by [one]|the grounds of [farm]}. {After tea and plum cake|After a bountiful tea}, {swings, races and scrambling for nuts|cricket, kiss-in-the-ring and a balloon} {filled up the evening|were kept up until dusk}. [rector] {distributed prizes for regular attendance|addressed a few words to the parents}.',
    { months: [5, 9] },
  ),
  story(
    'Chapel anniversary',
    'The anniversary of [chapel] was celebrated on {Sunday and Monday|Sunday} last. Sermons were preached to {crowded|large} congregations{, and on Monday a public tea was attended by upwards of 150 persons|}. [one] presided at the evening meeting, {the report being of an encouraging character|when it was stated that the debt had been reduced to £40}. {The singing, led by [two], was much admired.|The trays were given by [woman] and other ladies.}',
    { asks: 'chapel' },
  ),
  story(
    'Opening of the new schoolroom',
    'The new schoolroom attached to [chapel] was opened on {Wednesday|Good Friday}. {It is built of brick with stone dressings|It is a plain and commodious structure}, and will hold {90|120} scholars. [one] was the builder. {The proceeds of the day amounted to £21.|A debt of £60 remains upon the building.}',
    { asks: 'chapel', months: [3, 6] },
  ),
  story(
    'Accident',
    'On {Monday|Saturday} last, as [one], of [home], was {returning from market in his cart|driving along [street]}, {the horse shied at a wheelbarrow|a wheel came off}, and he was {thrown out with great force|thrown upon his head}. {Two ribs were found to be broken|He was taken up insensible}, but {we are glad to hear that he is going on favourably|he is now out of danger}.',
  ),
  story(
    'Narrow escape',
    'A {little boy|little girl} of [one], [home], fell into the {brook|mill stream|well} on {Friday|Tuesday} and was carried {some yards|under the bridge}. [two], who was {passing with a team|at work close by}, {plunged in and brought the child safe to land|reached the child with a rake}. {The parents desire publicly to express their thanks.|No ill effects have followed.}',
  ),
  story(
    'Robbery',
    '{Some evil-disposed person|Thieves} entered the {hen-house|cellar|shop} of [one], [home], {during Sunday night|while the family were at church}, and took away {seven fowls and a goose|two sides of bacon and a cheese|about £3 in silver and copper}. {The police have a clue.|No trace of the offenders has been found.|Footmarks were followed as far as the turnpike.}',
  ),
  story(
    'Large vegetables',
    'There is now to be seen in the garden of [one], [home], {a cabbage measuring eleven feet round|a potato weighing two pounds and three quarters|a sunflower nine feet in height|a pumpkin of 64 lbs. weight}. {It was grown without any artificial manure.|Visitors are welcome to view it.}',
    { months: [8, 11] },
  ),
  story(
    'Early produce',
    'Green peas were gathered on {the 27th ult.|Thursday last} by [one], [home], {a fortnight before the usual time|from seed saved by himself}. {A dish of new potatoes from the same garden was sent to the Rectory.|Strawberries are in forward bloom.}',
    { months: [5, 7] },
  ),
  story(
    'Cricket',
    'A match was played {in the Abbey meadow|at [farm]} on {Saturday|Thursday} between {eleven of [place]|the club of this place} and {Harrowmere|Market Selwick|the Wexcombe second eleven}. {[place] went in first, and made 73, of which [one] contributed 29|The home side were out for 48}. {The visitors were dismissed for 51|Rain put an end to play, and the match was drawn}. [two] {took six wickets|bowled throughout the innings}. {Both sides afterwards supped at the [inn].|The return will be played this day fortnight.}',
    { from: 1848, months: [5, 9] },
  ),
  story(
    'Football',
    '[place] played {Harrowmere Rovers|Selwick Wanderers|Wexcombe Town Reserves} on {Saturday|Boxing Day} on the {home|opponents’} ground, {winning by two goals to one|losing by three goals to nil|a draw of one goal each being the result}. {[one] kept goal in fine style.|[two] scored from a corner.}',
    { from: 1885, months: [10, 4] },
  ),
  story(
    'Penny reading',
    'The {second|last} of the {penny readings|winter entertainments} took place in the schoolroom on {Tuesday|Friday} evening, [rector] presiding. {Pieces were read by [one] and [two]|[one] gave a comic reading}; {a glee was sung by the choir|[woman] sang very sweetly, and was encored}. {The room was crowded to the doors.|The proceeds, £1 14s., go to the clothing club.}',
    { from: 1856, to: 1900, months: [10, 3] },
  ),
  story(
    'Concert',
    'A {successful|most enjoyable} concert was given in the schoolroom on {Wednesday|Thursday} in aid of {the organ fund|the Cottage Hospital|the reading room}. Songs were contributed by [woman] and [one], and {a pianoforte duet opened the second part|[two] played a solo upon the cornet}. {The platform was prettily arranged with ferns.|The National Anthem was sung in conclusion.}',
    { from: 1865 },
  ),
  story(
    'Friendly society',
    'The members of the {Hope and Anchor|Provident|United Brothers} Friendly Society walked in procession to [church] on {Whit-Monday|Tuesday}, {headed by the band|with their staves and banners}. [rector] preached. {They afterwards sat down, to the number of 84, to an excellent dinner at the [inn]|Dinner was served in a booth by the host of the [inn]}. The funds amount to {£312|£540}, and [one] was {re-elected secretary|presented with a timepiece}.',
    { months: [5, 7] },
  ),
  story(
    'Ringing',
    'On {Saturday evening|New Year’s Eve} the ringers of [church] rang {a date touch|720 of Grandsire Doubles|three peals} in {two hours and fifty minutes|twenty-six minutes}, [one] conducting. {It was the first upon the new tenor.|They were afterwards regaled at the [inn].}',
    { months: [11, 1] },
  ),
  story(
    'Presentation',
    '{On leaving the parish|After thirty years’ service}, [one], of [home], was on Monday presented with {an inscribed watch|a purse of sovereigns|a handsome arm-chair}, {subscribed for by nearly every household in the place|the gift of his neighbours}. [rector] {made the presentation in feeling terms|presided}. [two] also spoke.',
  ),
  story(
    'Allotments',
    'The {annual letting|half-yearly audit} of the allotments took place at the [inn]. {Every plot was taken|There were more applicants than ground}, and {not a shilling of rent was in arrear|the rents were paid to the last penny}. A {spade|fork} was given to [one], of [home], for the {cleanest|best cultivated} plot.',
  ),
  story(
    'Water',
    '{The well in [street]|The pump in [street]} has been {condemned by the Medical Officer|dry for nine days}, and {the inhabitants of some forty houses depend upon the brook|water is carried from [farm]}. [one] {has offered the use of his pump|brought the matter before the vestry}. {It is to be hoped that a supply will be found before the summer.|Something should be done without delay.}',
  ),
  story(
    'Lighting',
    'Several new lamps have been fixed in {[street]|the Market Place}, to the great convenience of {foot passengers|those attending evening service}. {The one opposite to the house of [one], [home], was lighted on Saturday for the first time.|Gas is now laid as far as the bridge.}',
    { asks: 'town' },
  ),
  story(
    'Drainage',
    'The {Local Board|authorities} have served notices upon {the owners of eleven houses in [street]|certain owners in [street]} to {connect with the sewer|abate a nuisance}. {[one] has been appointed to oversee the work.|The smell in hot weather has long been complained of.}',
    { from: 1849, asks: 'town' },
  ),
  story(
    'Trade',
    'We understand that [one] has {taken the premises|opened a shop} at [home], {which have been newly fronted|lately in other hands}. {The plate glass is the largest in the town.|He has our wishes for his success.}',
    { asks: 'town' },
  ),
  story(
    'Market day',
    'A runaway {horse and trap|bullock} caused {great alarm|some commotion} in [street] on {market day|Thursday}. {The animal entered the shop of [one], [home], and was with difficulty got out|It was stopped by [two], opposite to the house of [one], [home]}. {Beyond some broken glass no harm was done.|An old woman was knocked down, but not seriously hurt.}',
    { asks: 'town' },
  ),
  story(
    'Volunteers',
    'The {Wexcombe|Selwick} company of Rifle Volunteers {marched out|paraded} on {Saturday|Monday} evening, {forty-one of all ranks|about fifty strong}, and {fired at 200 and 300 yards|were put through the manual exercise}. The {silver cup|prize of a timepiece} was won by Private [two] with {31|27} points. {[one] gave ale to the company on its return.|The band played through the streets.}',
    { from: 1860, asks: 'town', months: [4, 10] },
  ),
  story(
    'Mechanics’ institute',
    '[one] {read a paper|lectured} on {the steam plough|the geology of the downs|the use of artificial manures|the history of the Abbey} to the members of the Institute {on Tuesday|last week}. {There was a good attendance, and a discussion followed|Diagrams were shown, and the lecturer was warmly thanked}. {The library now holds 740 volumes.|Forty members have joined since Christmas.}',
    { asks: 'town', to: 1905, months: [9, 4] },
  ),
  story(
    'Ploughing',
    'At the ploughing match {in a field at [farm]|on land of [one]}, {nineteen|fourteen} teams started. The first prize {for men|with two horses} went to {the ploughman of [one]|the servant of [two]}, {for straight and even work|by a narrow majority of the judges}. {The land was in capital order.|The ground was stiff after the dry weather.}',
    { asks: 'village', months: [9, 11] },
  ),
  story(
    'Sheep-shearing',
    'Shearing {is now general|was finished on Saturday} at [farm], where {[one] and his company|a gang of nine} {clipped 340 in two days|have gone through 1,100 Downs}. {Wool is offered at 13d. a pound.|The clip is light, but of good quality.} The supper was held at the [inn].',
    { asks: 'village', months: [5, 7] },
  ),
  story(
    'Rick fire',
    'A {wheat|barley|hay} rick upon [farm] was {destroyed by fire|found to be in flames} on {Wednesday night|Sunday evening}. {It had heated|A tramp was seen near the place}. [one], [home], and other neighbours {worked until daylight|removed the hurdles}, and {the remaining ricks were saved|the barn was not touched}.',
    { asks: 'village', months: [8, 12] },
  ),
  story(
    'Snow and flood',
    '{The road to Wexcombe was impassable for two days|The water came into several houses in [street]} {owing to the drifts|after the rain of Friday}. [one], [home], {lost eleven ewes|had eighteen inches of water in his kitchen}, and {the carrier did not reach us until noon|bread was brought round in a boat}.',
    { asks: 'village', months: [11, 3] },
  ),
  story(
    'Church restoration',
    '[church] was {re-opened on Thursday after a thorough restoration|closed on Sunday for repair}. {The galleries and high pews have been taken down|A new roof of oak is to be put on}, {the work being done by [one]|and the chancel paved with tiles}. {A further £140 is needed.|The offertory was £31.}',
    { from: 1844 },
  ),
  story(
    'New organ',
    '{An organ of seven stops|A harmonium} has been placed in [church], {in place of the old band of bass-viol, flute and clarionet|by subscription}. [woman] {presided at the instrument|has undertaken to play}. {[one], who led the choir for twenty-six years, was presented with a snuff-box.|The singers have practised under the schoolmaster.}',
    { from: 1844, to: 1890 },
  ),
  story(
    'Coal club',
    'The {coal|clothing|blanket} club was paid out on {Tuesday|Thursday}. {Seventy-one members received 9 cwt. each|The bonus was 3d. in the shilling}. {[woman] and [rector] attended.|[one] gave the hauling.}',
    { asks: 'village', months: [11, 2] },
  ),
  story(
    'Old age',
    '[one], of [home], {walked to Wexcombe market and back on Thursday, a distance of eleven miles|was at work in the harvest field last week}, {to the surprise of younger men|as he has been each year since he was a boy}. {He remembers the road before it was turnpiked.|His sight and hearing are unimpaired.}',
    { asks: 'village', months: [5, 9] },
  ),
  story(
    'Swarm',
    'A swarm of bees settled on {the pump in [street]|the sign of the [inn]|a hat} on {Monday|Friday}, and was {taken by [one], of [home]|safely hived by [two]}. {It weighed nearly five pounds.|There was a ringing of pans for half an hour.}',
    { months: [5, 7] },
  ),
  story(
    'Sale',
    'At the [inn] on {Tuesday|Wednesday} {a cottage and garden|three tenements in [street]|a close of meadow, about four acres,} {was|were} offered by auction. {[one], of [home], was the purchaser, at £165|The bidding reached £310, and the lot was bought in}. {There was a large company.|The title is freehold.}',
  ),
  story(
    'Flower show',
    'The {cottage garden show|flower show} was held {in a tent at [farm]|in the schoolroom} on {Wednesday|Bank Holiday}. {Potatoes and onions were never better shown|The dry summer had tried the sweet peas}. First prizes: collection of vegetables, [one], [home]; {wild flowers, the school children|window plants, [woman]}; honey, [two]. {The band of Harrowmere played for dancing.|Rain fell heavily after four.}',
    { from: 1860, months: [7, 9] },
  ),
  story(
    'Mothers’ meeting',
    '{The members of the mothers’ meeting|About forty mothers} {drank tea at the Rectory|had their winter supper} on {Tuesday|Friday}. [woman] {had the charge of the tables|read a story}. {[rector] said grace and gave each a packet of tea.|The evening closed with a hymn.}',
    { from: 1858, months: [10, 3] },
  ),
  story(
    'Telegraph',
    '{The wires have reached this place|A telegraph office has been opened} at {the shop of [one], [home]|the post office}. {Messages of twelve words to any part may be sent for sixpence.|The first message was one of congratulation to the Chairman.}',
    { from: 1870, to: 1900 },
  ),
  story(
    'Post',
    'From {the 1st of next month|Monday} letters will be delivered {at 7.15 a.m.|twice a day}, and the box {in [street]|at the [inn]} cleared at {5.40|6.5} p.m. {[one] has been appointed letter carrier.|A petition for a second delivery is lying at the house of [one], [home].}',
  ),
  story(
    'Nursing',
    'The {second|annual} meeting of the {District Nursing Association|Nursing Fund} {was held|took place} at {the Rectory|[home]}, {by kind permission of [one]|[rector] in the chair}. The nurse paid {1,044|812} visits in the year. {Subscriptions fell short by £6.|A bicycle is to be bought.}',
    { from: 1890, months: [1, 5] },
  ),
  story(
    'Cycling',
    'A {cycling|bicycle} club has been formed {at the [inn]|here}, with [one] as captain. {The first run was to Coldharrow and back|Fourteen members started on Saturday for Langwater}, {two punctures being the only mishap|tea being taken on the way}.',
    { from: 1880, months: [4, 10] },
  ),
  story(
    'Motor cars',
    '{Two motor cars|A motor car} {came through [street]|stopped before the house of [one], [home],} on {Sunday|Saturday}, {to the terror of horses|covering everything with dust}. {A warning board is to be put up at the corner.|The driver was obliged to send for a team from [farm].}',
    { from: 1900 },
  ),
  story(
    'Council school',
    'The {new wing|infants’ room} of the school {is finished|was inspected}. {Attendance stands at 96 per cent.|The Inspector’s report is good in all subjects.} {[woman] has been appointed assistant mistress.|A medal for four years’ unbroken attendance was given to a child of [one], [home].}',
    { from: 1890 },
  ),
  story(
    'Coffee tavern',
    'A coffee tavern {was opened|is to be opened} in [street] by {the Temperance Society|the Blue Ribbon friends}. {[one] took the chair, and forty signed the pledge|Bagatelle and newspapers are provided}. {Soup may be had at a penny the basin.|[woman] is in charge.}',
    { from: 1876, to: 1900 },
  ),
  story(
    'Railway',
    '{The surveyors of the proposed line|Parties of navvies} {have been seen near [farm]|are lodged in the village}. {[one], [home], attended the meeting at Wexcombe|A meeting of landowners was held at the [inn]}, when {opinions were much divided|it was agreed to support the line through Harrowmere}. {Work on the cutting is to start at once.|The bridge over the lane has been opened.}',
    { from: 1844, to: 1875 },
  ),
  story(
    'Sparrow club',
    'The sparrow club {paid for 1,410 heads|settled its account} at the [inn] on {Thursday|Monday}. [one], of [home], headed the list with {214|176}. {A supper followed.|[two] was second.}',
    { asks: 'village', to: 1905 },
  ),
];
