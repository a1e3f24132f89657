const LONGEST = 120;

/** What an item is called: the person's own words, where they are short, else the table's name. */
export function itemName(description: string, words: string): string {
  const name = words !== '' && words.length <= 40 ? words : description;
  const text = name.slice(0, LONGEST);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
