export interface Plate {
  /** The embedding of its photo: similar photos have similar vectors. */
  look: Int8Array;
  /** Equal for photos of the same meal. */
  key: string;
}

// With fewer plates, their mean describes these plates more than what all plates have in common.
const OWN_MEAN_FROM = 8;

/**
 * The plates most similar to this one, most similar first, each meal once. Subtracts what all plates have in common,
 * because it does not distinguish them.
 */
export function similarPlates<Own extends Plate>(
  look: Int8Array,
  plates: readonly Own[],
  most: number,
): Own[] {
  const fitting = plates.filter((plate) => plate.look.length === look.length);
  const common = commonOf(fitting, look.length);
  const ownLook = without(look, common);
  const ordered = fitting
    .map((plate) => ({ plate, likeness: likenessOf(ownLook, without(plate.look, common)) }))
    .sort((one, other) => other.likeness - one.likeness);
  const usedKeys = new Set<string>();
  const chosen: Own[] = [];
  for (const { plate } of ordered) {
    if (chosen.length === most) break;
    if (!usedKeys.has(plate.key)) chosen.push(plate);
    usedKeys.add(plate.key);
  }
  return chosen;
}

/** The mean of all vectors, weighted less if there are few. */
function commonOf(plates: readonly Plate[], length: number): Float32Array {
  const sums = new Float32Array(length);
  for (const { look } of plates) {
    for (const [place, value] of look.entries()) sums[place] = (sums[place] ?? 0) + value;
  }
  return sums.map((sum) => sum / (plates.length + OWN_MEAN_FROM));
}

function without(look: Int8Array, common: Float32Array): Float32Array {
  return Float32Array.from(look, (value, place) => value - (common[place] ?? 0));
}

/** Cosine similarity. */
function likenessOf(one: Float32Array, other: Float32Array): number {
  let [both, ones, others] = [0, 0, 0];
  one.forEach((value, place) => {
    const beside = other[place] ?? 0;
    both += value * beside;
    ones += value * value;
    others += beside * beside;
  });
  return both / Math.sqrt(ones * others || 1);
}
