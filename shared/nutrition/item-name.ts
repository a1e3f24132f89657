const LONGEST = 120;

// Words that the analyser wrote, not the person.
const OUR_OWN = /\b(?:nofat|nosauce|noteaten|halfhalf|within|meatless)\b/;

/** What an item is called: the person's own words, where they are short, else the table's name. */
export function itemName(description: string, words: string): string {
  const name = words !== '' && words.length <= 40 && !OUR_OWN.test(words) ? words : description;
  const text = name.slice(0, LONGEST);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
