import type { PhotosInBucket } from '../photo-files/photos-in-bucket';
import type { NamedPhoto } from './copy-database';

/** Photos of a backup that are missing from its bucket or have the wrong size, as USER/FILE. */
export async function photosNotInBucket(
  bucket: PhotosInBucket,
  named: readonly NamedPhoto[],
): Promise<string[]> {
  const lost: string[] = [];
  const people = new Set(named.map(({ person }) => person));
  for (const person of people) {
    const sizes = await bucket.sizes(person);
    const theirs = named.filter((photo) => photo.person === person);
    const missing = theirs.filter(({ name, bytes }) => sizes.get(name) !== bytes);
    lost.push(...missing.map(({ name }) => `${person}/${name}`));
  }
  return lost;
}
