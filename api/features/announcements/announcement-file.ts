import { createHash } from 'node:crypto';

import * as z from 'zod';

/** The contents of a host's announcement file. */
export interface Announcement {
  title: string;
  /** 'YYYY-MM-DD' */
  effectiveOn: string;
  text: string;
}

const TITLE_MOST = 120;
const TEXT_MOST = 10_000;
const FORM = `Begin it with two lines such as
Title: A new price from March
Date: 2027-03-01
then an empty line, and the text.`;

const titleSchema = z.string().trim().min(1).max(TITLE_MOST);

/**
 * Reads a file: 'Title: ...', 'Date: ...', an empty line and the text.
 * @throws an error with a text for the host if the file has another form
 */
export function readAnnouncement(bytes: Uint8Array): Announcement {
  const lines = textOf(bytes).split('\n');
  const empty = lines.findIndex((line) => line.trim() === '');
  const head = headOf(empty === -1 ? lines : lines.slice(0, empty));
  const title = titleSchema.safeParse(head.get('title') ?? '');
  if (!title.success) throw wrong(`It has no title of 1 to ${TITLE_MOST} characters.`);
  const effectiveOn = head.get('date') ?? '';
  if (!z.iso.date().safeParse(effectiveOn).success)
    throw wrong(`Its date has to be a day such as 2027-03-01, not '${effectiveOn}'.`);
  const text = empty === -1 ? '' : lines.slice(empty).join('\n').trim();
  if (text === '') throw wrong('It has no text.');
  if (text.length > TEXT_MOST)
    throw wrong(`Its text has ${text.length} characters; at most ${TEXT_MOST} are sent.`);
  return { title: title.data, effectiveOn, text };
}

/** A hash of the announcement, so that the same one is not sent twice. */
export function announcementHash({ title, effectiveOn, text }: Announcement): string {
  return createHash('sha256')
    .update(JSON.stringify([title, effectiveOn, text]))
    .digest('hex');
}

function textOf(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrong('It is not text in UTF-8.');
  }
  const plain = text.replace(/\r\n?/g, '\n');
  if (/[^\P{Cc}\n\t]/u.test(plain)) throw wrong('It is not plain text.');
  return plain;
}

function headOf(lines: readonly string[]): Map<string, string> {
  const head = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    const [, name = '', value = ''] = /^(title|date):(.*)$/i.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key === '') throw wrong(`Line ${index + 1} is neither a title nor a date.`);
    if (head.has(key)) throw wrong(`Line ${index + 1} names the ${key} once more.`);
    head.set(key, value.trim());
  }
  return head;
}

function wrong(what: string): Error {
  return new Error(`This file cannot be announced. ${what}\n${FORM}`);
}
