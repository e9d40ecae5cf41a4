import { randomBytes } from 'node:crypto';
import { photoWidths } from '#contract/photos.ts';

/** 128 random bits: nobody guesses a picture that no card shows. */
export const newPictureId = () => randomBytes(16).toString('hex');

/** Under this name lies what a picture is cut from; no address leads to it. */
export const originalName = 'original.webp';

export const formNames = photoWidths.map((width) => `${width}.webp`);

export const storedName = (id: string, form: string) => `${id}/${form}`;

/** The same as it is cut on a screen; no address leads to it either. */
export const viewName = 'view.webp';

/** Everything that lies in the storage of one picture. */
export const storedNames = (id: string) =>
  [...formNames, originalName, viewName].map((form) => storedName(id, form));
