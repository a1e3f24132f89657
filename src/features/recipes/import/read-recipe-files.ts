import { gunzipSync, strFromU8, unzipSync } from 'fflate';

import type { ImportedRecipe } from '#shared/rules/recipes/imported-recipe';
import { isObject } from '#shared/rules/recipes/loose-values';
import { readSchemaRecipe } from '#shared/rules/recipes/read-schema-recipe';

import { type FileRecipe, type RecipesInFiles, UnreadableRecipes } from './unreadable-recipes';
import { isMealie, isMealieBackup, readMealie, readMealieBackup } from './read-mealie';
import { isPaprika, readPaprika } from './read-paprika';
import { isTandoor, readTandoor } from './read-tandoor';

const BYTES_MOST = 300 * 1024 * 1024;
const UNPACKED_MOST = 400 * 1024 * 1024;
/** The maximum compression ratio of gzip. */
const PACKED_MOST = 1_032;
const RECIPES_MOST = 5_000;
const FILE_NAME = 'file';

type Files = Map<string, Uint8Array<ArrayBuffer>>;

/** Reads exports of Mealie, Tandoor, Paprika or Nextcloud, or JSON-LD. Saves nothing. @throws UnreadableRecipes */
export async function readRecipeFiles(files: readonly File[]): Promise<RecipesInFiles> {
  const all: FileRecipe[] = [];
  let empty = 0;
  for (const file of files) {
    if (file.size > BYTES_MOST) throw new UnreadableRecipes('too-large');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = isZip(bytes) ? readArchive(bytes) : readOne(bytes, () => null);
    if (!found) throw new UnreadableRecipes('unknown');
    for (const { recipe, picture } of found) {
      if (recipe) all.push({ recipe, picture });
      else empty += 1;
    }
  }
  if (all.length > RECIPES_MOST) throw new UnreadableRecipes('too-large');
  return { recipes: all, empty };
}

interface Found {
  recipe: ImportedRecipe | null;
  picture: FileRecipe['picture'];
}

type PictureOf = (json: Record<string, unknown>) => FileRecipe['picture'];

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Null if no file in the archive is a recipe. */
function readArchive(bytes: Uint8Array): Found[] | null {
  const files = unpacked(bytes);
  const found: Found[] = [];
  for (const [path, content] of files) {
    if (/\.zip$/iu.test(path)) found.push(...readInnerArchive(content));
    else if (/\.(?:json|paprikarecipe)$/iu.test(path))
      found.push(...(readOne(content, pictureBeside(files, path)) ?? []));
  }
  return found.length > 0 ? found : null;
}

/** Reads a Tandoor recipe, which has its own archive inside the export. */
function readInnerArchive(bytes: Uint8Array): Found[] {
  const files = unpacked(bytes);
  const content = files.get('recipe.json');
  return content ? (readOne(content, pictureBeside(files, 'recipe.json')) ?? []) : [];
}

function pictureBeside(files: Files, path: string): PictureOf {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const names = ['images/original', 'original', 'image', 'full'];
  return () => {
    for (const name of names) {
      for (const ending of ['webp', 'jpg', 'jpeg', 'png']) {
        const found = files.get(`${folder}${name}.${ending}`);
        if (found) return found;
      }
    }
    return null;
  };
}

/** Null if the file is not a recipe. */
function readOne(bytes: Uint8Array, pictureOf: PictureOf): Found[] | null {
  const json = parsed(isGzip(bytes) ? gunzipped(bytes) : bytes);
  if (Array.isArray(json) || !isObject(json)) return schemaRecipes(json);
  if (isMealieBackup(json))
    return readMealieBackup(json).map((recipe) => ({ recipe, picture: null }));
  if (isMealie(json)) return [{ recipe: readMealie(json), picture: pictureOf(json) }];
  if (isTandoor(json)) return [{ recipe: readTandoor(json), picture: pictureOf(json) }];
  if (isPaprika(json))
    return [{ recipe: readPaprika(json), picture: photoData(json['photo_data']) }];
  const [found] = schemaRecipes(json) ?? [];
  return found ? [{ ...found, picture: pictureOf(json) }] : null;
}

function schemaRecipes(json: unknown): Found[] | null {
  const all = Array.isArray(json) ? json : [json];
  const found = all.flatMap((one) => {
    const recipe = readSchemaRecipe(one, { name: FILE_NAME, address: null });
    if (!recipe) return [];
    const { source } = recipe;
    // The source is named after the site in its address; without an address there is no source.
    const host = source?.address ? new URL(source.address).hostname.replace(/^www\./u, '') : null;
    return [
      {
        recipe: { ...recipe, source: source && host ? { ...source, name: host } : null },
        picture: null,
      },
    ];
  });
  return found.length > 0 ? found : null;
}

function photoData(value: unknown): FileRecipe['picture'] {
  if (typeof value !== 'string' || value === '') return null;
  try {
    return Uint8Array.from(atob(value.replace(/\s+/gu, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(bytes).replace(/^\uFEFF/u, ''));
  } catch {
    return null;
  }
}

/** The last four bytes of a gzip file state its unpacked size; content beyond that size is cut off. */
function gunzipped(bytes: Uint8Array): Uint8Array {
  const claimed = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4).getUint32(
    0,
    true,
  );
  if (claimed > UNPACKED_MOST)
    throw new UnreadableRecipes(claimed > PACKED_MOST * bytes.length ? 'damaged' : 'too-large');
  try {
    return gunzipSync(bytes);
  } catch {
    throw new UnreadableRecipes('damaged');
  }
}

const WANTED =
  /\.(?:json|paprikarecipe|zip)$|(?:^|\/)(?:original|image|full)\.(?:webp|jpe?g|png)$/iu;

function unpacked(bytes: Uint8Array): Files {
  let size = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!WANTED.test(name) || name.startsWith('__MACOSX/')) return false;
    size += originalSize;
    if (size > UNPACKED_MOST) throw new UnreadableRecipes('too-large');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter }))) as Files;
  } catch (error) {
    throw error instanceof UnreadableRecipes ? error : new UnreadableRecipes('damaged');
  }
}
