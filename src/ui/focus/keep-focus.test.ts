import { keepFocus } from './keep-focus';

let stop: () => void = () => undefined;

beforeEach(() => {
  stop = keepFocus();
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const LIST = `<main><h1>Day</h1><section><h2>Meals</h2><ul>
  ${['Eggs', 'Toast', 'Soup'].map((name) => `<li><input><button>${name}</button></li>`).join('')}
</ul></section><section><p><button>Alone</button></p></section></main>`;

function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  if (!found) throw new Error(`No ${name}.`);
  return found;
}

const focused = () => document.activeElement?.textContent;

// A removal is handled after three frames; a form is checked every three frames, ten times.
const FRAMES = 12;

/** Waits until the code under test has decided. Counts frames like that code, so slow frames do not matter. */
async function settled(): Promise<void> {
  for (let drawn = 0; drawn < FRAMES; drawn += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

test('when a focused item is removed, the next item gets the focus, or else the previous one', async () => {
  document.body.innerHTML = LIST;
  button('Toast').focus();
  button('Toast').closest('li')?.remove();
  await settled();
  expect(focused()).toBe('Soup');
  button('Soup').closest('li')?.remove();
  await settled();
  expect(focused()).toBe('Eggs');
});

test('after the last item, the heading gets the focus and is not a Tab stop', async () => {
  document.body.innerHTML = LIST;
  button('Soup').focus();
  document.querySelector('ul')?.remove();
  await settled();
  expect(focused()).toBe('Meals');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  button('Alone').focus();
  button('Alone').closest('section')?.remove();
  await settled();
  expect(focused()).toBe('Day');
});

test('if nested elements are removed, the outermost counts', async () => {
  document.body.innerHTML = LIST;
  const item = button('Eggs').closest('li');
  button('Eggs').focus();
  button('Eggs').remove();
  item?.remove();
  await settled();
  expect(focused()).toBe('Toast');
});

test('when a ticked line moves away, the next checkbox gets the focus', async () => {
  document.body.innerHTML = `<main><h1>List</h1><section><h2>Bakery</h2><ul>
    ${['bread', 'rolls', 'cake'].map((id) => `<li><label><input type="checkbox" id="${id}">${id}</label></li>`).join('')}
  </ul></section></main>`;
  document.getElementById('rolls')?.focus();
  document.getElementById('rolls')?.closest('li')?.remove();
  await settled();
  expect(document.activeElement?.id).toBe('cake');
  document.getElementById('cake')?.closest('li')?.remove();
  await settled();
  expect(document.activeElement?.id).toBe('bread');
});

test('the focus is not moved if another element has it meanwhile', async () => {
  document.body.innerHTML = LIST;
  button('Eggs').focus();
  button('Eggs').closest('li')?.remove();
  button('Alone').focus();
  await settled();
  expect(focused()).toBe('Alone');
});

test('no focus is moved if the user tapped elsewhere before the element was removed', async () => {
  document.body.innerHTML = LIST;
  button('Eggs').focus();
  button('Eggs').blur();
  await settled();
  button('Eggs').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test("the page's heading gets the focus of an element removed before it was watched", () => {
  stop();
  document.body.innerHTML = LIST;
  const eggs = button('Eggs');
  eggs.focus();
  eggs.closest('li')?.remove();
  stop = keepFocus(eggs);
  expect(focused()).toBe('Day');
});

test('a form with mistakes focuses the first invalid field, one without keeps the focus', async () => {
  document.body.innerHTML =
    '<form><input id="a"><input id="b"><input id="c"><button>Save</button></form>';
  const form = document.querySelector('form');
  button('Save').focus();
  form?.dispatchEvent(new Event('submit', { bubbles: true }));
  await settled();
  for (const id of ['b', 'c']) document.getElementById(id)?.setAttribute('aria-invalid', 'true');
  await settled();
  expect(document.activeElement?.id).toBe('b');
});
