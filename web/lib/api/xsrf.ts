let asked: Promise<unknown> | undefined;

/** Readable cookie that every unsafe call sends back as a header. */
export function xsrfToken(): string | undefined {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value && decodeURIComponent(value);
}

/** Asks for the cookie when it is missing or, `anew`, when the server took it for stale. */
export async function ensureXsrfToken({ anew = false } = {}): Promise<void> {
  if (xsrfToken() && !anew) return;
  asked ??= fetch('/sanctum/csrf-cookie', { credentials: 'include' })
    .catch(() => undefined) // The call that follows will tell what is wrong.
    .finally(() => {
      asked = undefined;
    });
  await asked;
}
