/** The end of a description in our own list if the weight of a portion is from memory. */
export const RECALLED = ' (recalled)';

/**
 * A food's name from its description in a table, without notes on how the table was made: 'Egg, fried, NS as to fat'
 * becomes 'Egg, fried, unspecified fat', 'Lentils, NFS' becomes 'Lentils', and 'Baconator (recalled)' 'Baconator'.
 */
export function nameOfFood(description: string): string {
  const words = isRecalled(description) ? description.slice(0, -RECALLED.length) : description;
  // The survey's abbreviations of 'not further specified' and 'not specified as to'.
  return words.replace(/ \(NFS\)|,? NFS\b/g, '').replace(/\bNS as to /g, 'unspecified ');
}

/** Whether a description says that the food's weights, or its nutrients, were written without a source. */
export function isRecalled(description: string): boolean {
  return description.endsWith(RECALLED);
}
