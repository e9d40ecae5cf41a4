import { AppError } from '#server/platform/errors.ts';
import { packFiles, type PackedFile } from '#server/platform/archive.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countAttempt } from '#server/platform/limits.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { readOriginal } from '#server/files/queries.ts';
import type { OwnData } from '#server/platform/own-data.ts';
import { writePage } from './page.rules.ts';
import { listPictures, readOwnData } from './queries.ts';

const hour = 60 * 60;

/** The archive of everything about a person, which flows while its pictures are being read. */
export async function packData(deps: Deps, viewer: SignedIn): Promise<AsyncGenerator<Uint8Array>> {
  await countAttempt(deps.db, { key: `export:${viewer.id}`, most: 5, seconds: hour });
  const data = await readOwnData(deps, viewer);
  const pictures = await listPictures(deps.db, viewer.id);
  const page = writePage({
    title: `Мои данные на «${deps.config.brand.name}»`,
    intro:
      'Здесь всё, что сайт знает о вас. То же самое в папке data для программ, фотографии — в папке photos. Время московское.',
    sections: data.map(({ section }) => section),
    pictures: pictures.map(pictureName),
  });
  return packFiles(filesOf(deps, viewer, { page, data, pictures }));
}

interface Contents {
  page: string;
  data: OwnData[];
  pictures: string[];
}

async function* filesOf(
  deps: Deps,
  viewer: SignedIn,
  { page, data, pictures }: Contents,
): AsyncGenerator<PackedFile> {
  yield { name: 'index.html', bytes: Buffer.from(page) };
  for (const { name, data: part } of data) {
    yield { name: `data/${name}.json`, bytes: Buffer.from(JSON.stringify(part, null, 2)) };
  }
  for (const id of pictures) {
    const bytes = await readPicture(deps, viewer, id);
    if (bytes) yield { name: pictureName(id), bytes };
  }
}

const pictureName = (id: string) => `photos/${id}.webp`;

/** One that was thrown away meanwhile is left out. */
async function readPicture(deps: Deps, viewer: SignedIn, id: string): Promise<Buffer | null> {
  try {
    return await readOriginal(deps, viewer, id);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}
