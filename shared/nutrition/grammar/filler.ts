const AROUND =
  'i ive had have having ate eat eaten eating drank drink my for the some of today yesterday tonight this that ' +
  'morning evening afternoon breakfast lunch dinner supper brunch snack snacked enjoyed just about around ' +
  'approximately approx roughly leftover leftovers takeaway takeout homemade it was were is are at from then also ' +
  'me we us quick really very which got grabbed made myself treated indulged pair paired side to along consumed ' +
  'be total each another more extra kept simple started starting day meal finished bit little there been so up ' +
  'out down by and with size sized regular plain generous decent nothing fasting during savored savoured relished ' +
  'kicked off featured featuring consisted consisting included served washed time break treat munched sipped ' +
  'touch variety style portion serving combined prepared using its their his her todays tonights into';

const PRAISE =
  'delicious tasty nice fresh freshly hearty refreshing sweet savory savoury juicy crisp crispy crunchy creamy ' +
  'flavorful flavourful warm cool cold hot tender rich special satisfying delightful nutritious wholesome lovely ' +
  'perfect perfectly good great fluffy zesty comforting classic local favorite favourite scrumptious mouthwatering ' +
  'light fun long tangy smooth soothing vibrant ripe';

/**
 * What people write around their food. These words name none by themselves; some stand in names of
 * foods, which is why they are taken from the ends of a phrase and not out of its middle.
 */
export const FILLER: ReadonlySet<string> = new Set(`${AROUND} ${PRAISE}`.split(' '));
