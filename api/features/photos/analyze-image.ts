import { readFile } from 'node:fs/promises';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod';

import type { analyzeImage } from '#shared/contract/meals';
import type { MealFields } from '#shared/records/meal';
import type { Photo, PhotoFields } from '#shared/records/photo';
import { localDateTimeAt } from '#shared/rules/calendar';
import { mealTypeAt } from '#shared/rules/meal-type';

import type { MemberCall, MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { checkAccountRoom } from '../../http/room-to-write';
import type { Database } from '../../store/database';
import { listedMeal } from '../../store/meals/listed-meals';
import { lockUserSequence } from '../../store/lock-user-sequence';
import type { PhotoFiles } from '../../store/photo-files/photo-files';
import { announcePhoto, settlePhoto } from '../../store/photo-files/removals';
import { createPhotoFile, getPhotoFile } from '../../store/photos';
import { findRecord, writeRecord } from '../../store/records';
import type { Usage } from '../../store/usage';
import type { Picture, PictureReader } from './read-picture';
import { photoEvent } from './states/photo-event';

const DATA_URL = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;

interface PhotoServices {
  db: Database;
  now: () => number;
  pictures: PictureReader;
  files: PhotoFiles;
  accountLimits?: Usage;
  hasProvider: boolean;
  onChange: (userId: string) => void;
}

type ImageCall = MemberCall<z.output<(typeof analyzeImage)['input']>>;

/** With the id of a synced photo, stores its bytes; without one, creates a meal and a photo. Idempotent. */
export function analyzeImageHandler(services: PhotoServices): MemberHandler<typeof analyzeImage> {
  return async (call) => {
    const { accountLimits } = services;
    const { account, input, file } = call;
    const known = input.photoId ? await knownPhoto(services, account.id, input.photoId) : undefined;
    if (known?.stored) return answerAgain(services, account.id, known);
    checkAccountRoom(account, accountLimits);
    const picture = await services.pictures.read(() => uploadedBytes(file, input.image));
    await keep(services, account.id, picture);
    const ids = await store(services, call, { picture, known });
    services.onChange(account.id);
    return answer(services.db, account.id, ids);
  };
}

async function keep({ db, now, files }: PhotoServices, userId: string, picture: Picture) {
  const { sha256, bytes } = picture;
  await announcePhoto(db, { person: userId, name: sha256 }, now());
  await files.keep(userId, sha256, bytes);
}

async function answerAgain(
  { db, now, hasProvider, onChange }: PhotoServices,
  userId: string,
  ids: Ids,
) {
  const photo = { userId, photoId: ids.photoId, now: now(), hasProvider };
  await lockUserSequence(db, userId, ({ trx }) => photoEvent(trx, 'brought_again', photo));
  onChange(userId);
  return answer(db, userId, ids);
}

interface Ids {
  photoId: string;
  mealId: string;
}

async function knownPhoto(
  { db }: PhotoServices,
  userId: string,
  photoId: string,
): Promise<Ids & { stored: boolean }> {
  const record = await findRecord(db, userId, { type: 'photo', id: photoId });
  if (!record || record.deleted)
    throw refuse('not_found', { detail: 'This photo is not known here.' });
  const { mealId } = record.data as unknown as Photo;
  return { photoId, mealId, stored: (await getPhotoFile(db, userId, photoId)) !== undefined };
}

async function store(
  { db, now, hasProvider }: PhotoServices,
  { account, input }: ImageCall,
  { picture, known }: { picture: Picture; known: Ids | undefined },
): Promise<Ids> {
  const time = now();
  return lockUserSequence(db, account.id, async ({ trx }) => {
    const ids = known ?? { photoId: uuidv7(), mealId: uuidv7() };
    if (!known) {
      const mealTime = input.mealTime ?? localDateTimeAt(time);
      const fields = { ...mealOfPhoto(mealTime, input.notes ?? null), photoId: ids.photoId };
      await writeRecord(trx, account.id, { type: 'meal', id: ids.mealId, fields, now: time });
      const photo = { ...photoOf(picture, ids.mealId), failure: null };
      await writeRecord(trx, account.id, {
        type: 'photo',
        id: ids.photoId,
        fields: photo,
        now: time,
      });
    }
    const { sha256, mime } = picture;
    await settlePhoto(trx, { person: account.id, name: sha256 }, time);
    const row = { user_id: account.id, photo_id: ids.photoId, sha256, mime };
    const first = await createPhotoFile(trx, {
      ...row,
      bytes: picture.bytes.length,
      created_at: time,
    });
    if (first)
      await photoEvent(trx, 'brought', {
        userId: account.id,
        photoId: ids.photoId,
        now: time,
        hasProvider,
      });
    return ids;
  });
}

function mealOfPhoto(mealTime: string, notes: string | null): MealFields & { analysis: null } {
  return {
    name: 'Photo',
    description: null,
    notes,
    mealType: mealTypeAt(mealTime),
    mealTime,
    photoId: null,
    estimate: null,
    items: null,
    analysis: null,
  };
}

function photoOf({ sha256, mime, bytes, width, height }: Picture, mealId: string): PhotoFields {
  return { mealId, sha256, mime, bytes: bytes.length, width, height };
}

async function answer(db: Database, userId: string, { photoId, mealId }: Ids) {
  const photo = await findRecord(db, userId, { type: 'photo', id: photoId });
  const { status = 'awaiting_upload' } = (photo?.data ?? {}) as Partial<Photo>;
  return { meal: (await listedMeal(db, userId, mealId)) ?? null, photoId, status };
}

async function uploadedBytes(
  file: string | undefined,
  dataUrl: string | undefined,
): Promise<Buffer> {
  return file === undefined ? fromDataUrl(dataUrl ?? '') : readFile(file);
}

function fromDataUrl(text: string): Buffer {
  const head = DATA_URL.exec(text)?.[0];
  if (head === undefined) {
    const words =
      'Send the image as a data URL (data:image/jpeg;base64,...) or as a file of a form.';
    throw refuse('invalid_input', { fields: { image: words }, detail: words });
  }
  const encoded = text.slice(head.length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) throw refuse('not_an_image');
  return Buffer.from(encoded, 'base64');
}
