import type { User } from '#contract/session.ts';
import { type ExportOwnData, inMoscow, yesOrNo } from '#server/platform/own-data.ts';
import { getSessionUser } from './queries.ts';

const roles: Record<User['role']['name'], string> = {
  worker: 'специалист',
  employee: 'семья',
  moderator: 'модератор',
  admin: 'администратор',
};

export const exportProfile: ExportOwnData = async (deps, viewer) => {
  // The mark of the session is of no use to anybody but the program.
  const { role, ...person } = await getSessionUser(deps, viewer);
  const profile = { ...person, role: role.name };
  return {
    name: 'profile',
    data: profile,
    section: {
      title: 'Профиль',
      empty: '',
      items: [
        {
          lines: [
            ['Имя', profile.name],
            ['Кто вы на сайте', roles[profile.role]],
            ['Телефон', profile.phone],
            ['Телефон подтверждён', profile.phone && yesOrNo(profile.phone_verified)],
            ['Почта', profile.email],
            ['Почта подтверждена', profile.email && yesOrNo(profile.email_verified)],
            ['Город', profile.city?.name],
            ['Регистрация', inMoscow(profile.created_at)],
            ['Аккаунт удалим', inMoscow(profile.deletion_at)],
          ],
        },
      ],
    },
  };
};

/** Ended ones, too, as long as they are stored. */
export const exportSessions: ExportOwnData = async ({ db }, { id }) => {
  const data = await db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'ended_at', 'address', 'user_agent', 'device_name'])
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return {
    name: 'sessions',
    data,
    section: {
      title: 'Входы',
      empty: '',
      items: data.map((one) => ({
        lines: [
          ['Вход', inMoscow(one.created_at)],
          ['Последний раз', inMoscow(one.last_seen_at)],
          ['Выход', inMoscow(one.ended_at)],
          ['Устройство', one.device_name ?? one.user_agent],
          ['Адрес', one.address],
        ],
      })),
    },
  };
};
