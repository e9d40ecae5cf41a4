import { createStart } from '@tanstack/react-start';
import { apiErrorAdapter } from './lib/api-error.ts';

/** There are no server functions: the API is the one door. */
export const startInstance = createStart(() => ({ serializationAdapters: [apiErrorAdapter] }));
