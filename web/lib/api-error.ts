import { createSerializationAdapter } from '@tanstack/react-router';
import type { Problem } from '#contract/errors.ts';

/** An answer of the API that is not the one asked for; `problem.detail` is fit to be shown. */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, message = problem.detail) {
    super(message);
    this.name = 'ApiError';
    this.problem = problem;
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
      detail: 'Вы давно не заходили. Войдите ещё раз, чтобы продолжить.',
      code: 'unauthenticated',
    },
    'Both token and refresh token have expired. Your request was aborted.',
  );
}

/** Reads the body of a refusal; a proxy in between may have answered in its own words. */
export function apiErrorOf(status: number, body: string): ApiError {
  try {
    const problem = JSON.parse(body) as Problem;
    if (typeof problem.detail === 'string') return new ApiError({ ...problem, status });
  } catch {
    // Not JSON: the words below serve.
  }
  const detail = 'Что-то пошло не так. Попробуйте ещё раз чуть позже.';
  return new ApiError({ type: 'about:blank', title: 'Ошибка', status, detail, code: 'internal' });
}

/** A failed loader keeps its problem on the way from the server's render to the browser. */
export const apiErrorAdapter = createSerializationAdapter({
  key: 'api-error',
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: (error) => ({ problem: error.problem, message: error.message }),
  fromSerializable: ({ problem, message }) => new ApiError(problem, message),
});
