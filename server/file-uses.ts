import { postPictures } from './blog/pictures.access.ts';
import { cardPhotos } from './cards/photos.access.ts';
import { messageFiles } from './dialogs/files.access.ts';
import type { FileUse } from './files/uses.access.ts';
import { avatarFiles } from './profile/avatar/access.ts';

/** Every use of a file that there is; each room declares its own. */
export const fileUses: readonly FileUse[] = [avatarFiles, cardPhotos, messageFiles, postPictures];
