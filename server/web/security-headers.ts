import { libraryStyleSources } from './library-styles.ts';

/** Inline scripts and styles that may run: those with this nonce, or scripts of these hashes. */
type Inline = { nonce: string } | { hashes: readonly string[] };

/** What every HTML answer says beside its content; pages of errors too. */
export type SecurityHeaders = (inline: Inline) => Record<string, string>;

interface SecurityOptions {
  publicOrigin: string;
  /** Where sockets are, where that is not the same. */
  socketOrigin?: string;
  /** Origin that is told of errors. */
  sentryOrigin?: string | undefined;
  /** Origin of a chat with support: it draws, loads and speaks as it likes. */
  widgetOrigin?: string | undefined;
  /** Vite's client writes styles and speaks through a socket of its own. */
  development: boolean;
}

export function securityHeaders({
  publicOrigin,
  socketOrigin = publicOrigin.replace(/^http/, 'ws'),
  sentryOrigin,
  widgetOrigin,
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
  // A chat is made elsewhere: it writes styles and markup in ways that ours never needs.
  const isStrict = !development && widgetOrigin === undefined;
  const also = (...origins: (string | undefined)[]) =>
    origins
      .filter((origin) => origin !== undefined)
      .map((origin) => ` ${origin}`)
      .join('');
  const widgetSocket = widgetOrigin?.replace(/^http/, 'ws');
  const policy = [
    "default-src 'self'",
    "script-src scripts* 'strict-dynamic'",
    // Attributes `style` come from React and carry no nonce; they cannot run code.
    isStrict
      ? `style-src 'self' ${libraryStyleSources}styles*`
      : `style-src 'self' 'unsafe-inline'${also(widgetOrigin)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${also(widgetOrigin)}`,
    `font-src 'self'${also(widgetOrigin)}`,
    `connect-src 'self' ${socketOrigin}${also(sentryOrigin, widgetOrigin, widgetSocket)}`,
    ...(widgetOrigin
      ? [`frame-src 'self' ${widgetOrigin}`, `media-src 'self' ${widgetOrigin}`]
      : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(!isStrict ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return (inline) => ({
    ...fixed,
    'content-security-policy': policy
      .replace('scripts*', sourcesOf(inline))
      // Of styles only pages of errors have any in them.
      .replace('styles*', 'nonce' in inline ? ` ${sourcesOf(inline)}` : ''),
  });
}

const sourcesOf = (inline: Inline): string =>
  'nonce' in inline
    ? `'nonce-${inline.nonce}'`
    : inline.hashes.map((hash) => `'${hash}'`).join(' ');
