import { AppError } from '#server/platform/errors.ts';
import { packFiles, type PackedFile } from '#server/platform/storage/archive.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { readDocument, readOriginal } from '#server/files/queries.ts';
import type { OwnData } from '#server/platform/own-data.ts';
import { writePage } from './page.rules.ts';
import { listFiles, readOwnData } from './queries.ts';

const hour = 60 * 60;

/** The archive of everything about a person, which flows while its pictures are being read. */
export async function packData(deps: Deps, viewer: SignedIn): Promise<AsyncGenerator<Uint8Array>> {
  await countAttempt(deps.db, { key: `export:${viewer.id}`, most: 5, seconds: hour });
  const data = await readOwnData(deps, viewer);
  const pictures = await listFiles(deps.db, viewer.id, 'picture');
  const documents = await listFiles(deps.db, viewer.id, 'document');
  const page = writePage({
    title: `Мои данные на «${deps.config.brand.name}»`,
    intro:
      'Здесь всё, что сайт знает о вас. То же самое в папке data для программ, фотографии — в папке photos, документы — в папке documents. Время московское.',
    sections: data.map(({ section }) => section),
    pictures: pictures.map(pictureName),
  });
  return packFiles(filesOf(deps, viewer, { page, data, pictures, documents }));
}

interface Contents {
  page: string;
  data: OwnData[];
  pictures: string[];
  documents: string[];
}

async function* filesOf(
  deps: Deps,
  viewer: SignedIn,
  { page, data, pictures, documents }: Contents,
): AsyncGenerator<PackedFile> {
  yield { name: 'index.html', bytes: Buffer.from(page) };
  for (const { name, data: part } of data) {
    yield { name: `data/${name}.json`, bytes: Buffer.from(JSON.stringify(part, null, 2)) };
  }
  for (const id of pictures) {
    const bytes = await unlessGone(readOriginal(deps, viewer, id));
    if (bytes) yield { name: pictureName(id), bytes };
  }
  for (const id of documents) {
    const document = await unlessGone(readDocument(deps, viewer, id, []));
    if (document) yield { name: `documents/${id}.pdf`, bytes: document.bytes };
  }
}

const pictureName = (id: string) => `photos/${id}.webp`;

/** One that was thrown away meanwhile is left out. */
async function unlessGone<File>(read: Promise<File>): Promise<File | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}
