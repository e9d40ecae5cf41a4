const areas = /^\/(?:reference|check-in|searches|news)\//;

/** Links of messages: whoever has one came for what it says, and nothing stands before it. */
export const isOfMessage = (path: string): boolean => areas.test(path);
