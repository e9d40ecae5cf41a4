import type { ErrorCode, Problem } from '#contract/errors.ts';

/** A refusal that the person sees; everything else that is thrown is a fault of ours. */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly availableAt: Date | undefined;
  readonly challenge: string | undefined;
  readonly existingId: number | undefined;

  constructor(
    status: number,
    code: ErrorCode,
    detail: string,
    more: Partial<
      Pick<AppError, 'fields' | 'retryAfterSeconds' | 'availableAt' | 'challenge' | 'existingId'>
    > = {},
  ) {
    // Nobody reads where a refusal was made, and in a crowd walking the stack costs 3 % of the thread.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(detail);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.availableAt = more.availableAt;
    this.challenge = more.challenge;
    this.existingId = more.existingId;
  }
}

export const notFound = (detail = 'Такой страницы или записи нет') =>
  new AppError(404, 'not_found', detail);

/** It was there, and will not be again. */
export const gone = (detail: string) => new AppError(410, 'gone', detail);

/** Its owner hides it for a while: nobody sees it until then. */
export const paused = (detail: string) => new AppError(404, 'paused', detail);

/** The password was right; `challenge` is for apps, which have no cookie to keep it in. */
export const codeRequired = (challenge?: string) =>
  new AppError(403, 'second_factor_required', 'Введите код из приложения', { challenge });

/** The staff come in with a password alone, and do nothing until they have more. */
export const factorRequired = () =>
  new AppError(
    403,
    'second_factor_required',
    'Сначала включите вход с кодом: без него сотрудникам здесь ничего не доступно',
  );

export const unauthenticated = (detail = 'Войдите, чтобы продолжить') =>
  new AppError(401, 'unauthenticated', detail);

/** The tariff does not allow it; `availableAt` is when it will, by itself. */
export const beyondTariff = (
  code: 'no_contacts_left' | 'no_cards_left',
  detail: string,
  availableAt?: Date,
) => new AppError(402, code, detail, { availableAt });

export const forbidden = (detail = 'Это действие вам недоступно') =>
  new AppError(403, 'forbidden', detail);

/** Said only to somebody who has just given the right password. */
export const blocked = (reason: string | null, support: string) =>
  new AppError(
    403,
    'blocked',
    `Вход в этот аккаунт закрыт${reason ? `: ${reason.replace(/[.\s]+$/, '')}` : ''}. Если это ошибка, напишите на ${support}`,
  );

export const conflict = (detail: string, code: ErrorCode = 'conflict') =>
  new AppError(409, code, detail);

/** Somebody has saved over what this person has seen. `what` is in the accusative. */
export const staleVersion = (what: string) =>
  conflict(
    `${what} уже изменил другой человек. Ваши правки остались в форме: посмотрите, что изменилось, и сохраните ещё раз`,
    'stale_version',
  );

/** `fields` maps dotted paths of the body to Russian texts. */
export const invalid = (fields: Record<string, string[]>, detail = 'Проверьте отмеченные поля') =>
  new AppError(422, 'invalid', detail, { fields });

export const tooMany = (retryAfterSeconds: number) =>
  new AppError(429, 'too_many_requests', `Слишком часто. Попробуйте ${waitOf(retryAfterSeconds)}`, {
    retryAfterSeconds,
  });

/** More work than this process does at once; whoever comes back a little later is served. */
export const overloaded = () =>
  new AppError(503, 'overloaded', 'Сейчас слишком много запросов. Повторите через минуту', {
    retryAfterSeconds: 10,
  });

/** The database, or the store of files, is away, busy or full: nothing was done, and the same call works a little later. */
export const unavailable = (what = 'Сайт ненадолго недоступен') =>
  new AppError(503, 'unavailable', `${what}. Повторите через минуту`, {
    retryAfterSeconds: 5,
  });

function waitOf(seconds: number): string {
  return seconds <= 90 ? 'через минуту' : `через ${Math.ceil(seconds / 60)} мин`;
}

const titles: Record<number, string> = {
  400: 'Неверный запрос',
  401: 'Нужен вход',
  402: 'Нужен тариф',
  403: 'Нет доступа',
  404: 'Не найдено',
  405: 'Неверный метод',
  408: 'Слишком долго',
  409: 'Изменено в другом месте',
  410: 'Больше нет',
  413: 'Слишком большой запрос',
  415: 'Неверный вид данных',
  417: 'Неверный запрос',
  419: 'Страница устарела',
  422: 'Проверьте поля',
  429: 'Слишком часто',
  431: 'Слишком большой запрос',
  503: 'Слишком много посетителей',
};

function titleOf({ status, code }: AppError): string {
  return code === 'unavailable' ? 'Ненадолго недоступно' : (titles[status] ?? 'Ошибка');
}

/** The body of an error answer, RFC 9457. */
export function problemOf(error: AppError, requestId?: string): Problem {
  return {
    type: 'about:blank',
    title: titleOf(error),
    status: error.status,
    detail: error.message,
    code: error.code,
    ...(error.fields && { errors: error.fields }),
    ...(error.availableAt && { available_at: error.availableAt.toISOString() }),
    ...(error.existingId !== undefined && { existing_id: error.existingId }),
    ...(error.challenge && { challenge: error.challenge }),
    ...(requestId && { request_id: requestId }),
  };
}
