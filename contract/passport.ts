/** What is sent of a passport: the page with the photo, and its owner holding it. */
export const passportParts = ['page', 'selfie'] as const;
export type PassportPart = (typeof passportParts)[number];
