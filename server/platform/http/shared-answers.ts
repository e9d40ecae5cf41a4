import type { FastifyReply } from 'fastify';

/** Inner headers, which never leave the process: what an answer tells of, by its tags, … */
export const cacheTagsHeader = 'x-cache-tags';
/** … and that it is the same for everybody, not for guests alone. */
export const everybodysHeader = 'x-everybodys';

/** Whose an answer is. It is everybody's until its handler looks at who asks. */
export interface Sharing {
  /** The handler looks: a signed-in person's answer is theirs alone, a guest's all guests'. */
  looked: () => void;
  /** The handler says which changes make it stale. */
  cacheBy: (...tags: string[]) => void;
}

export function shareAnswer(reply: FastifyReply, isSignedIn: boolean): Sharing {
  let hasLooked = false;
  return {
    looked() {
      hasLooked = true;
      reply.removeHeader(everybodysHeader);
      if (isSignedIn) reply.removeHeader(cacheTagsHeader);
    },
    cacheBy(...tags) {
      if (isSignedIn && hasLooked) return;
      reply.header(cacheTagsHeader, tags.join(' '));
      if (!hasLooked) reply.header(everybodysHeader, 'yes');
    },
  };
}
