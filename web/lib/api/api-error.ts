import { createSerializationAdapter } from '@tanstack/react-router';
import type { Problem } from '#contract/errors.ts';
import type { ApiReply } from '#contract/page.ts';

/** An answer of the API that is not the one asked for; `problem.detail` is fit to be shown. */
export class ApiError extends Error {
  readonly problem: Problem;
  /** How long to wait, where the server has said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Problem, message = problem.detail, retryAfterSeconds?: number) {
    super(message);
    this.name = 'ApiError';
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** No answer came: the connection is down, or the server is. */
  get isNetworkFailure(): boolean {
    return this.problem.status === 0;
  }
}

export function networkFailure(): ApiError {
  return new ApiError({
    type: 'about:blank',
    title: 'Нет связи',
    status: 0,
    detail: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
    code: 'internal',
  });
}

/** Both tokens are dead; the words of the message are part of the product's contract. */
export function sessionExpired(): ApiError {
  return new ApiError(
    {
      type: 'about:blank',
      title: 'Нужен вход',
      status: 401,
      detail: 'Вход закончился. Войдите ещё раз, чтобы продолжить.',
      code: 'unauthenticated',
    },
    'Both token and refresh token have expired. Your request was aborted.',
  );
}

/** The answer to «who is signed in» names nobody. */
export function userMissing(): ApiError {
  return new ApiError({
    type: 'about:blank',
    title: 'Ошибка',
    status: 502,
    detail: 'Не получилось узнать, кто вы. Войдите ещё раз.',
    code: 'internal',
  });
}

/** Reads the body of a refusal; a proxy in between may have answered in its own words. */
export function apiErrorOf({ status, body, retryAfterSeconds }: ApiReply): ApiError {
  const problem = { ...(problemIn(body) ?? unnamed), status };
  return new ApiError(problem, problem.detail, retryAfterSeconds);
}

const unnamed = {
  type: 'about:blank',
  title: 'Ошибка',
  detail: 'Что-то пошло не так. Попробуйте ещё раз чуть позже.',
  code: 'internal',
} as const;

function problemIn(body: string): Problem | null {
  try {
    const problem = JSON.parse(body) as Problem;
    return typeof problem.detail === 'string' ? problem : null;
  } catch {
    return null;
  }
}

/** A failed loader keeps its problem on the way from the server's render to the browser. */
export const apiErrorAdapter = createSerializationAdapter({
  key: 'api-error',
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: ({ problem, message }) => ({ problem, message }),
  fromSerializable: ({ problem, message }) => new ApiError(problem, message),
});
