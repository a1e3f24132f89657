// One function for each kind of array: the engine makes each fast for its own.

/** The number at a place of a flat array; 0 behind its end. */
export function at(list: Int32Array, place: number): number {
  return list[place] ?? 0;
}

/** The weight at a place of a flat array; 0 behind its end. */
export function weightAt(list: Float32Array, place: number): number {
  return list[place] ?? 0;
}
