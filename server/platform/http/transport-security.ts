import type { Config } from '../config.ts';
import { isSecure } from './session-cookies.ts';

/** Over TLS a browser never asks without it again; every answer says so, not only pages. */
export const transportSecurity = (config: Config): Record<string, string> =>
  isSecure(config) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
