import { isUtf8 } from 'node:buffer';

import { refuse } from './refuse';

export interface JsonBounds {
  bytes: number;
  tokens: number;
}

const DEPTH_MAX = 20;
// More than the 1,000 operations of a sync request, so that a larger batch gets the error of the schema.
const MEMBERS_MAX = 2_000;

// Limits the cost of skipping strings. An ordinary body of half a megabyte has fewer quotes.
const QUOTES_MAX = 300_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Checks JSON before it is parsed, because parsing brackets takes a hundred times their size in memory.
 * @returns the number of keys; if a key occurs twice, the parsed value has fewer
 * @throws Refusal 'malformed_body' if it is nested too deeply, has too many tokens, or is not UTF-8
 */
export function scanJson(text: Buffer, { tokens }: Pick<JsonBounds, 'tokens'>): number {
  if (!isUtf8(text)) throw refuse('malformed_body', { detail: 'The body is not UTF-8.' });
  const scan = new Scan(text, tokens);
  for (let at = 0; at < text.length; at += 1) at = scan.look(at);
  return scan.keys;
}

class Scan {
  keys = 0;
  private depth = 0;
  private quotesLeft = QUOTES_MAX;
  private readonly members = new Uint32Array(DEPTH_MAX + 1);

  constructor(
    private readonly text: Buffer,
    private tokensLeft: number,
  ) {}

  look(at: number): number {
    switch (this.text[at]) {
      case QUOTE:
        return this.endOfString(at);
      case OPEN_LIST:
      case OPEN_OBJECT:
        this.open();
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        this.depth = Math.max(0, this.depth - 1);
        break;
      case COMMA:
        this.addMember();
        break;
      case COLON:
        this.keys += 1;
        this.addToken();
        break;
    }
    return at;
  }

  private open(): void {
    this.depth += 1;
    if (this.depth > DEPTH_MAX) throw tooDeep();
    this.members[this.depth] = 1;
    this.addToken();
  }

  private addMember(): void {
    const members = (this.members[this.depth] ?? 0) + 1;
    this.members[this.depth] = members;
    if (members > MEMBERS_MAX) throw tooMuch();
    this.addToken();
  }

  private addToken(): void {
    this.tokensLeft -= 1;
    if (this.tokensLeft < 0) throw tooMuch();
  }

  /** Skips strings with indexOf, because a picture in JSON is mostly one string. */
  private endOfString(start: number): number {
    const { text } = this;
    for (let quote = text.indexOf(QUOTE, start + 1); quote !== -1;) {
      this.quotesLeft -= 1;
      if (this.quotesLeft < 0) throw tooMuch();
      let before = quote - 1;
      while (text[before] === BACKSLASH) before -= 1;
      if ((quote - before) % 2 === 1) return quote;
      quote = text.indexOf(QUOTE, quote + 1);
    }
    return text.length;
  }
}

function tooDeep() {
  return refuse('malformed_body', { detail: 'The body is nested too deeply.' });
}

function tooMuch() {
  return refuse('malformed_body', { detail: 'The body holds more values than any request needs.' });
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses keys of Object.prototype, duplicate keys and infinite numbers.
 * @param keys the number of keys in the text, if it was JSON
 */
export function checkShape(body: unknown, keys?: number): void {
  let level = [body].filter(isNested);
  let found = 0;
  while (level.length > 0) {
    const next: object[] = [];
    for (const value of level) found += checkMembers(value, next);
    level = next;
  }
  if (keys !== undefined && found !== keys) {
    throw refuse('malformed_body', { detail: 'A key of the body is given twice.' });
  }
}

/** @returns how many keys an object has */
function checkMembers(value: object, nested: object[]): number {
  if (Array.isArray(value)) {
    for (const inner of value) checkMember(inner, nested);
    return 0;
  }
  const keys = Object.keys(value);
  for (const key of keys) {
    if (FORBIDDEN_KEYS.has(key)) {
      throw refuse('malformed_body', { detail: 'The body holds keys that are not accepted.' });
    }
    checkMember((value as Record<string, unknown>)[key], nested);
  }
  return keys.length;
}

function checkMember(inner: unknown, nested: object[]): void {
  if (isNested(inner)) nested.push(inner);
  else if (typeof inner === 'number' && !Number.isFinite(inner)) {
    throw refuse('malformed_body', { detail: 'The body holds a number that is too large.' });
  }
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
