import type { FastifyReply } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { codeRequired } from '#server/platform/errors.ts';
import { challengeCookie, cookieOptions } from '#server/platform/http/session-cookies.ts';
import { type Challenged, sendSession, type StartedSession } from './actions.ts';
import { challengeMinutes } from './login/challenge.actions.ts';

/** The session, or the question for a code, which a browser keeps where no script can read it. */
export async function answerLogin(
  deps: Deps,
  reply: FastifyReply,
  started: StartedSession | Challenged,
  isApp: boolean,
) {
  if (!('challenge' in started)) return sendSession(deps, reply, started, isApp);
  const { challenge } = started;
  if (isApp) throw codeRequired(challenge);
  const maxAge = challengeMinutes * 60;
  const options = { ...cookieOptions(deps.config), maxAge };
  reply.setCookie(challengeCookie(deps.config), challenge, options);
  throw codeRequired();
}
