/** What the operator can mend; told in words, without a stack. */
export class StartError extends Error {}
