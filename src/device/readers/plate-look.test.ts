import { type Layer, LOOK_LENGTH, type Pixels, plateLook } from './plate-look';

/** A layer in which one channel has a high value everywhere. */
function layer(channel: number, strength = 1): Layer {
  const [rows, columns, channels] = [19, 19, 40];
  const values = Float32Array.from({ length: rows * columns * channels }, (_, at) => {
    return at % channels === channel ? strength : 0.01;
  });
  return { values, rows, columns };
}

function painted(red: number, green: number, blue: number): Pixels {
  const [width, height] = [60, 60];
  const color = [red, green, blue, 255];
  const data = Uint8ClampedArray.from(
    { length: width * height * 4 },
    (_, at) => color[at % 4] ?? 0,
  );
  return { data, width, height };
}

function apart(one: Int8Array, other: Int8Array): number {
  return one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0);
}

test('a look has 128 bytes and is the same each time', () => {
  const look = plateLook(layer(3), painted(200, 100, 50));
  expect(look).toHaveLength(LOOK_LENGTH);
  expect(look).toEqual(plateLook(layer(3), painted(200, 100, 50)));
  expect(Math.max(...look)).toBeLessThan(127);
});

test('light changes a look less than color does, and color less than surface', () => {
  const rice = plateLook(layer(3), painted(120, 100, 60));
  const brighter = plateLook(layer(3, 1.2), painted(180, 150, 90));
  const greener = plateLook(layer(3), painted(60, 140, 50));
  const soup = plateLook(layer(7), painted(60, 140, 50));
  expect(apart(rice, brighter)).toBeLessThan(apart(rice, greener) / 2);
  expect(apart(rice, greener)).toBeLessThan(apart(rice, soup));
});

test('the colors in a look stay nearly the same in a third of the light', () => {
  const nothing = { ...layer(0), values: new Float32Array(19 * 19 * 40) };
  const lookOf = (...color: [number, number, number]) => plateLook(nothing, painted(...color));
  const [curry, inTheDark, paler] = [
    lookOf(210, 150, 60),
    lookOf(70, 50, 20),
    lookOf(210, 170, 110),
  ];
  expect(apart(curry, inTheDark)).toBeLessThan(apart(curry, paler) / 2);
});

test('a black picture with an empty layer also has a look', () => {
  const nothing = { ...layer(0), values: new Float32Array(19 * 19 * 40) };
  const look = plateLook(nothing, painted(0, 0, 0));
  expect([...look].every(Number.isFinite)).toBe(true);
});
