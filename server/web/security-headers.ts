/** What every HTML answer says beside its content; pages of errors too. */
export type SecurityHeaders = (nonce: string) => Record<string, string>;

interface SecurityOptions {
  publicOrigin: string;
  /** Where sockets are, where that is not the same. */
  socketOrigin?: string;
  /** Vite's client writes styles and speaks through a socket of its own. */
  development: boolean;
}

export function securityHeaders({
  publicOrigin,
  socketOrigin = publicOrigin.replace(/^http/, 'ws'),
  development,
}: SecurityOptions): SecurityHeaders {
  const secure = publicOrigin.startsWith('https:');
  const fixed = {
    // The address of a page may hold what is nobody else's business: no request tells it.
    'referrer-policy': 'strict-origin',
    'permissions-policy':
      'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  const policy = [
    "default-src 'self'",
    "script-src 'nonce-*' 'strict-dynamic'",
    // Attributes `style` come from React and carry no nonce; they cannot run code.
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self' 'nonce-*'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${socketOrigin}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const around = policy.split('*');
  return (nonce) => ({ ...fixed, 'content-security-policy': around.join(nonce) });
}
