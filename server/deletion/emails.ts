import { erasureDay } from '#contract/account.ts';
import { formatDay } from '#contract/russian.ts';
import type { Mail } from '#server/platform/deliveries.ts';

const until = (askedAt: Date) => formatDay(erasureDay(askedAt).toISOString(), askedAt);

export const deletionMail = (askedAt: Date): Mail => ({
  subject: 'Вы удаляете аккаунт',
  lines: [
    `Ваши карточки уже никто не видит. ${until(askedAt)} мы сотрём всё, что знаем о вас: карточки, фотографии, избранное, переписку с поддержкой. Вернуть это будет нельзя.`,
    'Передумали — войдите до этого дня и нажмите «Передумать»: всё вернётся, как было.',
    'Если удалить аккаунт просили не вы, войдите, нажмите «Передумать» и смените пароль.',
  ],
  action: { label: 'Войти', path: '/account/settings#deletion' },
});

/** The same for whoever has no confirmed mail. */
export const deletionMessage = (askedAt: Date) =>
  `Аккаунт будет стёрт ${until(askedAt)}. Передумали — войдите и нажмите «Передумать».`;
