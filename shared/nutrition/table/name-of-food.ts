/** What a description of our own list ends with, where what a portion weighs is from memory. */
export const RECALLED = ' (recalled)';

/**
 * A food's name out of its description in a table, without what says how the table was made: 'Egg, fried, NS as to fat'
 * becomes 'Egg, fried, unspecified fat', 'Lentils, NFS' becomes 'Lentils', and 'Baconator (recalled)' 'Baconator'.
 */
export function nameOfFood(description: string): string {
  const words = isRecalled(description) ? description.slice(0, -RECALLED.length) : description;
  // What the survey writes for 'not further specified' and 'not specified as to'.
  return words.replace(/ \(NFS\)|,? NFS\b/g, '').replace(/\bNS as to /g, 'unspecified ');
}

/** Whether a description says that no source was opened for the food's weights, or its figures. */
export function isRecalled(description: string): boolean {
  return description.endsWith(RECALLED);
}
