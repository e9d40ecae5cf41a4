/** What the operator can mend, in words. */
export class BackupError extends Error {}
