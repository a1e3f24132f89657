import { act, fireEvent, render, screen } from '@testing-library/react';

import type { Recognizer } from '../../../device/speech';
import { VoiceInput } from './voice-input';
import { withWords } from './with-words';

const NOTED = 'platelog-voice-noted';

/** Replaces the browser's recognizer; all other code is real. */
class StandIn implements Recognizer {
  static latest: StandIn;
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognizer['onresult'] = null;
  onerror: Recognizer['onerror'] = null;
  onend: Recognizer['onend'] = null;
  isOn = false;
  constructor() {
    StandIn.latest = this;
  }
  start() {
    this.isOn = true;
  }
  stop() {
    this.isOn = false;
    act(() => this.onend?.());
  }
  abort() {
    this.isOn = false;
  }
  say(transcript: string, isFinal: boolean) {
    const result = Object.assign([{ transcript }], { isFinal });
    act(() => this.onresult?.({ resultIndex: 0, results: [result] }));
  }
  fail(error: string) {
    act(() => this.onerror?.({ error }));
    this.stop();
  }
}

const page = globalThis as { webkitSpeechRecognition?: unknown };
const policy = document as { permissionsPolicy?: unknown };
let time = 0;
let clock: jest.SpyInstance;

beforeEach(() => {
  page.webkitSpeechRecognition = StandIn;
  policy.permissionsPolicy = { allowsFeature: () => true };
  localStorage.setItem(NOTED, '1');
  time = 0;
  clock = jest.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  clock.mockRestore();
  delete page.webkitSpeechRecognition;
  delete policy.permissionsPolicy;
  localStorage.removeItem(NOTED);
});

function shown() {
  const onWords = jest.fn<undefined, [string]>();
  const { unmount } = render(<VoiceInput onWords={onWords} />);
  return { onWords, unmount };
}

const button = () => screen.getByRole('button', { name: /talk|Listening/ });
const isOn = () => button().getAttribute('aria-pressed') === 'true';

test('the button is not shown in browsers without speech recognition', () => {
  delete page.webkitSpeechRecognition;
  shown();
  expect(screen.queryByRole('button')).toBeNull();
});

test('before the first use, a note says who gets the recording, and listening starts only after that', () => {
  localStorage.removeItem(NOTED);
  shown();
  // The pressed button must still be there at the release, or the focus would be lost.
  fireEvent.pointerDown(button());
  expect(button()).toBeTruthy();
  fireEvent.click(button());
  expect(screen.getByText(/Its maker may get what you say/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  fireEvent.keyDown(button(), { key: ' ' });
  fireEvent.click(button());
  fireEvent.click(screen.getByRole('button', { name: 'Use voice' }));
  expect(isOn()).toBe(false);
  fireEvent.pointerDown(button());
  expect(isOn()).toBe(true);
});

test('while the button is held it listens; interim words are shown, and kept at the end', () => {
  const { onWords } = shown();
  fireEvent.pointerDown(button());
  StandIn.latest.say('two eggs', false);
  expect(screen.getByRole('status').textContent).toBe('two eggs');
  expect(onWords).not.toHaveBeenCalled();
  StandIn.latest.say('two eggs', true);
  expect(screen.getByRole('status').textContent).toBe('');
  StandIn.latest.say('and toast', false);
  time = 1_500;
  fireEvent.pointerUp(button());
  fireEvent.click(button());
  expect(isOn()).toBe(false);
  expect(onWords.mock.calls).toEqual([['two eggs'], ['and toast']]);
});

test('after a short press it listens until the next press', () => {
  shown();
  const press = (ms: number) => {
    fireEvent.pointerDown(button());
    time += ms;
    fireEvent.pointerUp(button());
    fireEvent.pointerLeave(button());
    fireEvent.click(button());
  };
  press(100);
  expect(isOn()).toBe(true);
  time += 5_000;
  fireEvent.pointerLeave(button());
  expect(isOn()).toBe(true);
  press(100);
  expect(isOn()).toBe(false);
});

test.each([' ', 'Enter'])('holding the key %j starts listening only once', (key) => {
  shown();
  fireEvent.keyDown(button(), { key });
  fireEvent.keyDown(button(), { key, repeat: true });
  expect(isOn()).toBe(true);
  time = 900;
  fireEvent.keyUp(button(), { key });
  expect(isOn()).toBe(false);
});

test('a click without a press, as from a screen reader, starts and stops it', () => {
  shown();
  fireEvent.click(button());
  expect(isOn()).toBe(true);
  fireEvent.click(button());
  expect(isOn()).toBe(false);
});

test.each([
  ['not-allowed', /does not let Platelog use the microphone/],
  ['network', /needs a connection/],
  ['audio-capture', /No microphone was found/],
  ['no-speech', /Nothing was heard/],
  ['language-not-supported', /could not turn speech into words/],
])('%s is explained in plain words', (error, words) => {
  shown();
  fireEvent.click(button());
  StandIn.latest.fail(error);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  expect(isOn()).toBe(false);
});

test('in a document without the microphone, a message says that the page must be reloaded', () => {
  policy.permissionsPolicy = { allowsFeature: () => false };
  shown();
  fireEvent.click(button());
  expect(screen.getByRole('alert').textContent).toMatch(/has to load again/);
  expect(isOn()).toBe(false);
});

test('listening ends when the page is left', () => {
  const { onWords, unmount } = shown();
  fireEvent.click(button());
  unmount();
  StandIn.latest.say('late', true);
  expect(StandIn.latest.isOn).toBe(false);
  expect(onWords).not.toHaveBeenCalled();
});

test('spoken words are added after typed ones, and no word is cut', () => {
  expect(withWords('rice ', 'and peas')).toBe('rice and peas');
  expect(withWords('', ' tea')).toBe('tea');
  expect(withWords('x'.repeat(9_996), 'tea and')).toBe(`${'x'.repeat(9_996)} tea`);
});
