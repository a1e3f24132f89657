import { failureFacts } from './failure-facts';

const own = ['Ada', 'Lovelace', 'ada@example.org'];
const messageOf = (message: string) => failureFacts(new TypeError(message), own).message;

test.each([
  ['x is not a function', 'TypeError: x is not a function'],
  [
    "Cannot read properties of undefined (reading 'items')",
    "TypeError: Cannot read properties of undefined (reading 'items')",
  ],
  [
    'can\'t access property "items", meal is undefined',
    "TypeError: can't access property 'items', meal is undefined",
  ],
  ["Can't find variable: meal", "TypeError: Can't find variable: meal"],
])("'%s' stays readable", (message, said) => {
  expect(messageOf(message)).toBe(said);
});

// Examples of private text that a browser's or library's message may quote.
const SECRETS = [
  'Soup',
  'tomato soup',
  'ada@example.org',
  'Ada',
  'Lovelace',
  'kept-secret',
  '0193a1b2',
  'hunter2',
];
test.each([
  `Unexpected token 'S', "Soup with bread" is not valid JSON`,
  `Unexpected token S in JSON: "tomato soup`,
  'JSON Parse error: Unexpected identifier "Soup"',
  '[{"code":"invalid_type","path":["name"],"message":"Invalid input: tomato soup"}]',
  'No row for `Soup`',
  'Nothing called ‘tomato soup’ or “Soup”',
  "It's 'tomato soup' that isn't there",
  "Broken: 'Soup, it's good",
  'Failed to fetch https://host.example/reset-password?token=kept-secret#kept-secret',
  'Failed at /food-tracker?search=Soup',
  'Mail to ada@example.org failed for Ada Lovelace',
  'Key 0193a1b2-c3d4-7e5f-8a6b-1c2d3e4f5a6b exists',
  'data:text/plain,Soup is no image',
])("nothing private is left of '%s'", (message) => {
  const { message: said } = failureFacts(new Error(message), own);
  for (const secret of SECRETS) expect(said).not.toContain(secret);
});

test('only the names of functions and files are kept of a stack', () => {
  const failure = new Error('x');
  failure.stack = [
    'Error: tomato soup of Ada',
    '    at save (https://meals.example.org/assets/main.0a1b.js?token=kept-secret:1:2345)',
    '    at async https://meals.example.org/food-tracker?search=Soup:12:7',
    'onClick@https://meals.example.org/assets/app.js:3:4',
    '@https://meals.example.org/assets/app.js:5:6',
    '    at Soup',
  ].join('\n');
  expect(failureFacts(failure).stack).toEqual([
    'save (main.0a1b.js:1:2345)',
    'async (food-tracker:12:7)',
    'onClick (app.js:3:4)',
    'app.js:5:6',
  ]);
});

test('a failed call is reported with its status and code, without its body', () => {
  const failure = Object.assign(new Error('409: {"detail":"tomato soup"}'), {
    name: 'CallError',
    kind: 'refused',
    status: 409,
    code: 'email_taken',
  });
  expect(failureFacts(failure).message).toBe('CallError: refused 409 email_taken');
});

test('if something other than an error is thrown, only its type is reported', () => {
  expect(failureFacts('tomato soup')).toEqual({ message: 'Thrown: string', stack: [] });
  expect(failureFacts(undefined).message).toBe('Thrown: undefined');
  expect(failureFacts({ name: 'Soup' }).message).toBe('Thrown: object');
});

test('facts are cut to the length that the server accepts', () => {
  const failure = new Error('word '.repeat(200));
  failure.stack = `    at ${'f'.repeat(300)} (https://x.example/a.js:1:1)\n`.repeat(40);
  const { message, stack } = failureFacts(failure);
  expect(message.length).toBeLessThanOrEqual(300);
  expect(stack).toHaveLength(12);
  expect(Math.max(...stack.map(({ length }) => length))).toBeLessThanOrEqual(160);
});
