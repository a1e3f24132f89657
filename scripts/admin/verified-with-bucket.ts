import type { Env } from '../../api/app/env';
import type { Backup } from '../../api/store/backup/backup-folder';
import { photosNotInBucket } from '../../api/store/backup/photos-not-in-bucket';
import { type VerifiedBackup, verifyBackup } from '../../api/store/backup/verify-backup';
import { bucketName } from '../../api/store/photo-files/bucket-name';
import { PhotosInBucket } from '../../api/store/photo-files/photos-in-bucket';

/** Verifies a backup. If its photos are in a bucket, checks whether the bucket has them. */
export async function verifiedWithBucket(backup: Backup, { bucket }: Env): Promise<VerifiedBackup> {
  const verified = verifyBackup(backup);
  const name = backup.manifest?.bucket;
  const { good, inBucket } = verified;
  if (name === undefined || inBucket.length === 0) return verified;
  if (!bucket || bucketName(bucket) !== name) {
    good.push(`Whether the bucket ${name} has them is not known: S3_... does not name it`);
    return { ...verified, lost: inBucket.map((photo) => `${photo.person}/${photo.name}`) };
  }
  const lost = await photosNotInBucket(await PhotosInBucket.open(bucket), inBucket);
  good.push(`photos in the bucket: ${inBucket.length - lost.length}, by their sizes`);
  return { ...verified, lost };
}
