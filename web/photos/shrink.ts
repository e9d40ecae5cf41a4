/** Nothing is shown wider; what is larger would only take longer on its way. */
const longestSide = 2560;
const smallEnoughBytes = 1_500_000;

/**
 * A large photo as a smaller JPEG, upright; also what only this browser can read, such as HEIC of
 * an iPhone. The file itself when it is small or cannot be read: the server will say what it is.
 */
export async function shrink(file: File): Promise<Blob> {
  const isCommon = /^image\/(jpeg|png|webp|avif)$/.test(file.type);
  if (isCommon && file.size <= smallEnoughBytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    draw(canvas, picture);
    picture.close();
    const made = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9);
    });
    return made && (!isCommon || made.size < file.size) ? made : file;
  } catch {
    return file;
  }
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap) {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  // What is transparent becomes white, not black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
