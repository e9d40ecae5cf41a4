import type { FastifyRequest } from 'fastify';
import type { Connection } from '#server/platform/database.ts';
import { hashToken } from '#server/platform/crypto.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { accessCookie } from '#server/platform/session-cookies.ts';

/** Who sends this request: by the bearer of an app, or by the cookie store of a browser. */
export async function resolveViewer(db: Connection, request: FastifyRequest): Promise<Viewer> {
  const token = tokenOf(request);
  if (!token) return null;
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'sessions.id as session_id'])
    .where('sessions.access_hash', '=', hashToken(token))
    .where('sessions.access_expires_at', '>', new Date())
    .where('sessions.ended_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
  return session ?? null;
}

function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization) return /^Bearer (\S+)$/i.exec(authorization)?.[1];
  return request.cookies[accessCookie];
}
