/** The store of objects did not do what was asked; says no secret and no address of a file. */
export class StoreError extends Error {
  override name = 'StoreError';
  /** What the server has called it, as `AccessDenied`, or what the network has. */
  readonly reason: string;
  /** Null: there was no answer. */
  readonly status: number | null;

  constructor(what: string, { reason, status = null }: { reason: string; status?: number | null }) {
    super(`${what}: ${status ? `${status} ` : ''}${reason}${hints[reason] ?? ''}`);
    this.reason = reason;
    this.status = status;
  }

  /** Worth another try at once. */
  get isPassing(): boolean {
    return this.status === null || this.status === 429 || this.status >= 500;
  }
}

const hints: Record<string, string> = {
  RequestTimeTooSkewed: ' (the clock of this machine is wrong)',
  SignatureDoesNotMatch: ' (is the secret key right?)',
  InvalidAccessKeyId: ' (is the access key right?)',
  AccessDenied: ' (the key needs the rights to list, read, write and delete in this bucket)',
  NoSuchBucket: ' (is the bucket of this name made?)',
  AuthorizationHeaderMalformed: ' (is S3_REGION right?)',
  Redirect: ' (is S3_ENDPOINT that of S3_REGION?)',
};
