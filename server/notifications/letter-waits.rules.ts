const minuteMs = 60_000;

/** Whoever has looked by then needs no letter. */
export const unseenForMs = 10 * minuteMs;

/** What comes within an hour of a letter goes out in the next one together. */
export const betweenLettersMs = 60 * minuteMs;
