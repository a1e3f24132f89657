export type Course = 'losing' | 'steady' | 'gaining';

/** A simulated person after some weeks of logging, including values that are unknown for a real one. */
export interface SimulatedPerson {
  course: Course;
  days: { day: string; calories: number }[];
  weighIns: { day: string; kilograms: number }[];
  /** The energy that the formulas say the body uses, kcal a day. */
  formula: number;
  /** The energy used on the last day, in kcal as this person logs them. */
  truth: number;
}

/** The last simulated day is the day before. */
export const SIMULATED_TODAY = '2026-05-20';

const WEEK = 7;
/** Range of the surplus of intake over expenditure, in kcal a day. */
const SURPLUS: Record<Course, [number, number]> = {
  losing: [-700, -300],
  steady: [-60, 60],
  gaining: [150, 400],
};

/**
 * Bodies of 5,500 to 8,500 kcal per kilogram, who log 15% less than they eat (5 to 25%), whose formula is off by 10%,
 * who forget days, stay away for a time and change their activity level on some day.
 * @param seed the same people for the same seed
 */
export function simulatedPeople(count: number, weeks: number, seed: number): SimulatedPerson[] {
  const random = randomOf(seed);
  const courses = Object.keys(SURPLUS) as Course[];
  return Array.from({ length: count }, (_, index) =>
    simulatePerson(courses[index % courses.length] ?? 'steady', weeks * WEEK, random),
  );
}

type Random = ReturnType<typeof randomOf>;

function simulatePerson(course: Course, length: number, random: Random): SimulatedPerson {
  const formula = random.between(1_600, 3_000);
  const perKilogram = random.between(5_500, 8_500);
  const logged = 1 - Math.min(0.25, Math.max(0.05, 0.15 + 0.05 * random.normal()));
  const surplus = random.between(...SURPLUS[course]);
  const step = { at: random.between(0, length), kcal: 150 * random.normal() };
  const away = { at: random.between(0, length - 5), days: random.between(0, 6) };
  let used = formula / (1 + 0.1 * random.normal());
  const planned = used + surplus;
  let kilograms = random.between(55, 110);
  let water = 0;
  const days: SimulatedPerson['days'] = [];
  const weighIns: SimulatedPerson['weighIns'] = [];
  for (let at = 0; at < length; at += 1) {
    const day = dayBefore(length - at);
    if (at === Math.floor(step.at)) used += step.kcal;
    water = 0.6 * water + 0.25 * random.normal();
    const isAway = at >= away.at && at < away.at + away.days;
    if (!isAway && random.next() < 0.8) {
      weighIns.push({ day, kilograms: kilograms + water + 0.4 * random.normal() });
    }
    const eaten = planned + 300 * random.normal();
    if (!isAway && random.next() < 0.8) days.push({ day, calories: eaten * logged });
    kilograms += (eaten - used) / perKilogram;
  }
  return { course, days, weighIns, formula, truth: used * logged };
}

function dayBefore(days: number): string {
  const time = Date.parse(`${SIMULATED_TODAY}T00:00Z`) - days * 24 * 3600 * 1000;
  return new Date(time).toISOString().slice(0, 10);
}

/** mulberry32, with the Box-Muller transform. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from: number, to: number) => from + (to - from) * next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
