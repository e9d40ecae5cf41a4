/** Two verdicts closer than this are one press made twice, in milliseconds. */
export const doublePressMs = 400;
