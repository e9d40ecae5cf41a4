import { type Photo, photoSources } from '#contract/photos.ts';

/** What a picture brings along wherever it is shown: its widths, its shape and what stands in for it. */
export const picturePartsOf = ({ url, width, height, placeholder }: Photo) => ({
  srcSet: photoSources(url),
  width,
  height,
  placeholder,
});
