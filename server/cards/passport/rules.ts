/** Stands among the terms of the cards of somebody whose passport we have seen. */
export const passportTerm = 'passport:yes';
