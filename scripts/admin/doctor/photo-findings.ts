import type { Env } from '../../../api/app/env';
import { holdsPhotos, photoFolder } from '../../../api/app/open-folders';
import { bucketName } from '../../../api/store/photo-files/bucket-name';
import { PhotosInBucket } from '../../../api/store/photo-files/photos-in-bucket';
import { fault, type Finding, ok } from './finding';

/** Key of an object that is created and deleted. */
const TRIED = 'doctor';

/** Whether the photo bucket can be used, if there is one. It is called only if `online`. */
export async function photoFindings(
  { bucket, dataFolder }: Env,
  online: boolean,
): Promise<Finding[]> {
  if (!bucket) return [];
  const name = bucketName(bucket);
  if (holdsPhotos(dataFolder))
    return [
      fault(
        'photos',
        `There are some in ${photoFolder(dataFolder)}, so the server does not start: npm run admin -- move-photos`,
      ),
    ];
  if (!online)
    return [ok('photos', `In the bucket ${name}. Backups name them, and do not copy them.`)];
  try {
    const photos = await PhotosInBucket.open(bucket);
    await photos.check();
    await photos.keep(TRIED, TRIED, Buffer.from('a try of npm run doctor'));
    await photos.read(TRIED, TRIED);
    await photos.removeAll(TRIED);
    return [ok('photos', `The bucket ${name} takes, gives back, lists and removes.`)];
  } catch (error) {
    return [fault('photos', (error as Error).message)];
  }
}
