import { article, type Piece } from '../press/piece.ts';
import { type Week, worded } from '../press/week.ts';

type Leader = readonly [from: number, to: number, paragraphs: readonly string[]];

/** What the editor thinks: of roads, drains, schools and the price of bread. */
const LEADERS: readonly Leader[] = [
  [
    1840,
    1880,
    [
      'THE state of the {footways|streets} of this town has been so often the subject of {complaint|remark} in these columns, that we return to it with {reluctance|some hope of being heard at last}. {No stranger arriving by the coach|No one who passes from the Market Place to Water Lane after dark} can fail to {form an unfavourable opinion of our public spirit|wonder at our patience}.',
      'It is {idle|useless} to say that the rates will not bear it. {A few loads of stone and the labour of four men for a fortnight|A sum which would not exceed twopence in the pound} would {do all that is wanted|put the worst places in order}, and {the men now idle at the workhouse gate would be the better for it|the tradesmen would be repaid within the year}.',
      'We {trust|venture to hope} that the {authorities|vestry} will {take the matter in hand before the winter|not again adjourn the question}. {The thing is simple; it needs only to be done.|There is a time for discussion, and it is past.}',
    ],
  ],
  [
    1840,
    1865,
    [
      'THE {price of bread|condition of the labourer} is once more the {chief topic of conversation|question of the hour} in our villages. With wheat at its present {figure|rate}, a man with {five|six} children and {nine|eight} shillings a week {has little left when the baker is paid|must look to his garden for the rest}.',
      'We do not {write to set one class against another|hold the farmer to blame}. {He has his rent to pay, and his seasons to contend with.|His own margin is narrow, and he bears the tithe and the rates.} But {an allotment of forty rods, well dug|a rood of ground near the cottage} {costs the owner nothing, and is worth a shilling a week to the family|has done more for this county than all the speeches of the last ten years}.',
      'Wherever it has been tried {the ground is clean, the rent is paid, and the ale-house is empty|there are fewer applications to the Guardians}. {We commend the example of Great Hollam to other parishes.|Let landowners look to it.}',
    ],
  ],
  [
    1844,
    1875,
    [
      'THE {advantages|question} of railway communication {can no longer be disputed|has been debated in the county for years}. Coals at {Harrowmere|our own station} are {five shillings a ton|a quarter} cheaper than in places {only nine miles|half a day’s cartage} from the line; {stock reaches the great markets without loss of flesh|the miller and the maltster have found new customers}.',
      '{There are those who regret the coaches, and we do not quarrel with them.|No doubt something is lost when the mail no longer changes at the Fleece.} {But a town which stands aside will be passed by|But trade goes where it is carried}, and {the grass will grow in its streets|our neighbours have not been slow to learn it}.',
      'What is {now wanted|required} is {a better service of trains upon market days|a siding for cattle|that the companies agree upon the junction}. {A memorial lies for signature at this office.|The Chamber should speak with one voice.}',
    ],
  ],
  [
    1848,
    1890,
    [
      'THE {report|warning} of the {Medical Officer|surgeon to the Union} ought to be read by {every householder|every owner of cottage property}. {In one court of eleven houses there is a single pump, and it stands nine feet from the cesspool.|Of the wells examined in the lower part of the town, not one in three was fit to drink.}',
      'Fever is not {a mystery|sent without a cause}. {It follows the foul drain as the crow follows the plough.|Where the water is clean, it does not come.} {The cost of a main drain is large, but it is paid once; the cost of sickness is paid every year.|A family deprived of its bread-winner falls upon the rates for a dozen years.}',
      '{We call upon the authorities to act before the hot weather|There is still time before the autumn}. {The names of those who oppose it should be remembered.|No interest ought to stand in the way of the public health.}',
    ],
  ],
  [
    1860,
    1912,
    [
      'IT is {gratifying|pleasant} to record the {progress of our schools|success of the evening classes}. {Ten years since, not half of the children of the labouring class could sign their names in the register; to-day the exception is he who cannot.|The Inspector, who is not given to praise, has spoken of them in terms which must satisfy the managers.}',
      '{The one complaint is of attendance.|Bird-keeping, acorn-picking and the potato harvest still empty the benches.} {A boy of ten brings home eighteen pence a week, and it is hard for a mother to refuse it.|We do not wonder that parents are tempted.} Yet {the want of schooling is felt for a lifetime|what is lost at nine years old is seldom made up}.',
      '{A little firmness on the part of the Board, and a little help with boots and coals from those who are better off, would do much.|Farmers can help by declining to employ those of school age.}',
    ],
  ],
  [
    1870,
    1912,
    [
      'THE {fall in the price of corn|agricultural depression} has {altered the look of the county|at last reached even the best land}. {Fields which our fathers broke up for wheat are going back to grass|Within five miles of this office nine farms are to let}, and {the young men are leaving|the old tenants say they have not known such times}.',
      '{Milk is the one thing which foreign countries cannot send us.|There is, however, another side.} {The early train now takes up two hundred churns|Those who have turned to dairying, poultry and fruit} {and the cheque comes monthly|are not complaining}.',
      '{Lower rents, longer leases, and less talk|Capital, knowledge and patience} {are what is wanted|will bring the land through, as they have before}. {Wexcombeshire is not done for yet.|We shall return to the subject.}',
    ],
  ],
  [
    1885,
    1912,
    [
      'THE {first duty|business} of the {new Councils|Parish Council} is to {spend wisely, not to spend nothing|show that country people can manage their own affairs}. {Footpaths, allotments, water and a burial ground|The village pump and the village green} {will give it enough to do|may seem small matters; they are not}.',
      '{The candidates are for the most part well known|We are glad to see among the names those of working men}, and {the elections have been conducted with good humour|it would be a misfortune if old quarrels were carried into the new chamber}.',
      '{We shall report the meetings as fully as our space allows.|The ratepayers should attend, and listen.}',
    ],
  ],
  [
    1840,
    1912,
    [
      'THE {Dispensary|Cottage Hospital} {stands in need of help|closes the year with a balance on the wrong side}. {During the twelve months 214 patients were treated|Ninety-three cases were admitted, many of them accidents upon the farms and the line}, and {only four were lost|the beds were seldom empty}.',
      '{The subscriptions of a few do not answer to the benefit of the many.|We could name large houses from which nothing has been received for years.} {A penny a week from each household would place it beyond anxiety.|The clubs have set an example; let others follow.}',
      '{The annual meeting will be held at the Town Hall.|Linen, game and old books are always acceptable, and may be left with the Matron.}',
    ],
  ],
  [
    1840,
    1912,
    [
      'THE {season|weather of the last month} {has been of a kind which few can remember|will be long talked of}. {Old shepherds shake their heads|Those who keep rain gauges have been busy}, and {the almanacks have for once been right|the wise are silent}.',
      '{For the land, all is not loss.|The wheat, indeed, looks better than could be expected.} {Frost has mellowed the clays|Rain has filled the springs}, and {if the spring be kind|given a dry month} {the farmer may yet be content|there is no reason to despair}.',
      '{In the meantime let those who have coals remember those who have none.|The poor have felt it most, and the soup kitchen has been open daily.}',
    ],
  ],
  [
    1855,
    1912,
    [
      'IT has been {suggested|proposed} that a {Reading Room|Public Library} should be {opened|established} in the Market Place. {We are heartily in favour of it.|The proposal deserves support.} {A young man who lodges in one small room has in winter only the choice of the street and the public-house.|Books are cheap, but light and a fire are not.}',
      'The {cost is put at £85 for the first year|room over the Corn Exchange may be had for £12 a year}, {and more than half has been promised|and a gift of two hundred volumes has been offered}. {Newspapers of every opinion should lie upon the table, our own among them.|Draughts and chess might be allowed, and smoking in a separate room.}',
      '{The names of subscribers will be received at this office.|A meeting will be called.}',
    ],
  ],
  [
    1840,
    1912,
    [
      'THE {fair|market} of {Wexcombe|Market Selwick} {has been held time out of mind|is older than its charter}, and {no one wishes it away|brings money into the town}. But {the manner in which cattle are penned upon the footpath|the custom of driving beasts through the High Street} is {a danger to women and children|out of date}.',
      '{A plot of ground near the Station|The meadow behind the Abbey} {has been spoken of|could be had on lease}, where {pens of oak or iron could be set up once for all|weighing and watering would be at hand}. {The tolls would pay the interest.|Innkeepers need not fear that they would lose by it.}',
      '{We invite the opinion of those who use the market.|Letters upon the subject will be found in another column.}',
    ],
  ],
  [
    1840,
    1912,
    [
      '{WE are sometimes asked why this journal gives so much of its space to births, marriages and deaths|A CORRESPONDENT has objected to the length of our parish news}. {The answer is that nothing is read with more attention.|We can only reply that the great world has its own newspapers.} {A hundred years hence, it may be, some one will turn these pages to find a grandfather|What is a line to us is a treasure to those who have gone far from home}.',
      'We {therefore invite|again invite} {clergymen, schoolmasters and others|our readers in the villages} to send us {early and exact accounts|the particulars}, {written upon one side of the paper|with the name of the sender, not for publication}. {Notices of births, marriages and deaths are inserted for one shilling.|Names should be written very plainly.}',
      '{The date matters as much as the name.|We would rather print nothing than print what is not so.}',
    ],
  ],
];

/** The leading article of a week. */
export function leader(week: Week): Piece {
  const fit = LEADERS.filter(([from, to]) => week.year >= from && week.year <= to);
  const [, , paragraphs] = week.decks.draw('leaders', fit);
  const text = paragraphs.map((each) => worded(week, each));
  const piece = article('WEXCOMBESHIRE CHRONICLE.', text);
  return { ...piece, headline: 'LEADING ARTICLE' };
}
