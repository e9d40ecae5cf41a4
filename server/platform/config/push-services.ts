import { z } from 'zod';

/** Part of the environment: hosts that take pushes for browsers. */
export const pushEnvironment = {
  /** With all hosts below each; those of Chrome and most others, Firefox, Safari and Edge. */
  PUSH_SERVICES: z
    .string()
    .default(
      'googleapis.com,google.com,push.services.mozilla.com,push.apple.com,notify.windows.com',
    )
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((hosts) => hosts.every((host) => /^[a-z\d.-]+$/i.test(host)), {
      error: 'names of hosts, by commas, as push.example.com',
    }),
};

/**
 * Whether a browser may be reached there. A stranger names the address: at a host of their own they
 * could count whoever is written to, and let each push wait until its time is over.
 */
export function isPushService(services: readonly string[], endpoint: string): boolean {
  const host = URL.parse(endpoint)?.hostname ?? '';
  return services.some((service) => host === service || host.endsWith(`.${service}`));
}
