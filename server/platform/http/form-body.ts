import type { FastifyInstance, RouteOptions } from 'fastify';

export const formType = 'application/x-www-form-urlencoded';

/** Puts a route on the server whose body may be a form as well as JSON; no other route reads forms. */
export function addFormRoute(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (inner) => {
    inner.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    inner.route(route);
  });
}
