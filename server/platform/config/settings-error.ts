/** What the operator can mend; told in words, without a stack. */
export class SettingsError extends Error {}
