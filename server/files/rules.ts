import { randomBytes } from 'node:crypto';
import { photoWidths } from '#contract/photos.ts';

/** 128 random bits: nobody guesses a picture that no card shows. */
export const newFileId = () => randomBytes(16).toString('hex');

const ofSite = 'site-';

/** Told by its name, so that nobody has to ask whose all other pictures are. */
export const newSiteFileId = () => ofSite + newFileId();
export const isSiteFileId = (id: string) => id.startsWith(ofSite);

/** Under this name lies what a picture is cut from; no address leads to it. */
export const originalName = 'original.webp';

export const renditionNames = photoWidths.map((width) => `${width}.webp`);

export const storedName = (id: string, form: string) => `${id}/${form}`;

/** The same as it is cut on a screen; no address leads to it either. */
export const viewName = 'view.webp';

export const documentName = 'document.pdf';

/** Long names are cut; whatever leads elsewhere or does not print is left out. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}"\\/:*?<>|\s]+/gu, ' ')
    .replace(/\.pdf\s*$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${Array.from(plain).slice(0, 100).join('').trim() || 'document'}.pdf`;
}

/** RFC 6266: a name for everybody, and the real one for whoever reads UTF-8. */
export function attachmentOf(name: string): string {
  const ascii = name.replace(/[^\w.() -]+/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Everything that lies in the storage of one picture; of a document it is `documentName`. */
export const storedNames = (id: string) =>
  [...renditionNames, originalName, viewName].map((form) => storedName(id, form));
