import * as z from 'zod';

import { isRecordType, type RecordType } from '#shared/records/index';
import type { PhotoFields } from '#shared/records/photo';

import type { Incoming } from '../../../../../store/import';
import { writableFields } from '../../../../../store/whole-account';
import { RECORD_MESSAGES } from '../../../../../ui/words/record-messages';
import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { nothingFrom, UnreadableFile, type ParsedFile } from '../parsed-file';

const exportSchema = z.object({
  format: z.literal('platelog-export'),
  version: z.literal(1),
  records: z.record(
    z.string(),
    z.array(z.object({ id: z.uuid(), data: z.record(z.string(), z.unknown()) })),
  ),
});

/** The bytes of photos, by their id. */
type PhotoFiles = ReadonlyMap<string, Uint8Array>;

/** Reads our own export, of this account or of another one. */
export function readOwnExport(text: string, photos: PhotoFiles, userId: string): ParsedFile {
  const whole = exportSchema.safeParse(asJson(text));
  if (!whole.success) throw new UnreadableFile(messages.notAnExport);
  const parsed = nothingFrom('Platelog');
  for (const [type, records] of Object.entries(whole.data.records)) {
    for (const [index, { id, data }] of records.entries()) {
      const place = `${isRecordType(type) ? RECORD_MESSAGES[type].title : type} ${index + 1}`;
      const record = isRecordType(type) ? recordOf(type, { id, data, userId, photos }) : undefined;
      if (record === undefined)
        parsed.problems.push(format(messages.somethingCannotBeRead, { place }));
      else if (record === 'no-bytes')
        parsed.problems.push(format(messages.pictureIsNotInTheFile, { place }));
      else parsed.incoming.push(record);
    }
  }
  return parsed;
}

interface Exported {
  id: string;
  data: object;
  userId: string;
  photos: PhotoFiles;
}

function recordOf(
  type: RecordType,
  { id, data, userId, photos }: Exported,
): Incoming | 'no-bytes' | undefined {
  const patch = writableFields(type, data);
  if (!patch) return undefined;
  // A user has only one profile, with the user's own id, even if the export is another user's.
  if (type === 'profile') return { type, id: userId, patch };
  if (type !== 'photo') return { type, id, patch };
  const picture = photos.get(id);
  if (!picture) return 'no-bytes';
  const { sha256, mime } = patch as PhotoFields;
  const bytes = picture.slice().buffer;
  const size = bytes.byteLength;
  const kept = { photoId: id, sha256, mime, bytes, thumb: null, state: 'local' as const, size };
  return { type, id, patch, bytes: { ...kept, savedAt: Date.now() } };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
