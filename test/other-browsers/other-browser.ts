/** A browser as a user sees it, whatever protocol drives it. */
export interface OtherBrowser {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs `work` in the page. It is sent as text, so it may use nothing outside of it. */
  inPage<Words extends string[], Result>(
    work: (...words: Words) => Result | Promise<Result>,
    ...words: Words
  ): Promise<Result>;
  /** Types with the keyboard into the element that `find` finds in the page. */
  type(find: FindElement, text: string): Promise<void>;
  click(find: FindElement): Promise<void>;
  /** PNG of the window at this size. */
  picture(size: { width: number; height: number }): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How to find an element in the page, and the name to find it by. */
export interface FindElement {
  find: (name: string) => Element | null;
  name: string;
}

export function field(name: string): FindElement {
  const find = (label: string) =>
    [...document.querySelectorAll('label')].find((each) => each.textContent === label)?.control ??
    null;
  return { find, name };
}

export function button(name: string): FindElement {
  const find = (words: string) =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === words) ?? null;
  return { find, name };
}

export function link(name: string): FindElement {
  const find = (words: string) =>
    [...document.querySelectorAll('a')].find((each) => each.textContent.includes(words)) ?? null;
  return { find, name };
}
