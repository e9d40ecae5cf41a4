import { useShell } from '#web/lib/context/use-shell.ts';
import { Card } from '#web/ui/display/card.tsx';

const records = [
  {
    names: ['auth.token'],
    why: 'узнаёт вас после входа',
    until: 'до выхода; обновляется каждые 15 минут',
  },
  {
    names: ['auth.refresh_token', 'auth.refreshed_at'],
    why: 'продлевают вход',
    until: 'до выхода, но не дольше 30 дней',
  },
  { names: ['XSRF-TOKEN'], why: 'защищает от поддельных запросов', until: 'до закрытия браузера' },
  {
    names: ['auth.device'],
    why: 'узнаёт браузер, с которого вы уже входили: чужие попытки угадать пароль не мешают вам войти',
    until: 'год после входа',
  },
  {
    names: ['pusherTransportTLS'],
    why: 'после входа помнит, как удалось связаться с сервером, чтобы уведомления приходили сразу',
    until: 'пока не удалите',
  },
  { names: ['cookie'], why: 'помнит, что вы прочли это уведомление', until: 'пока не удалите' },
  { names: ['role'], why: 'помнит, ищете вы помощника или работу', until: 'пока не удалите' },
  {
    names: ['cards.recent'],
    why: 'помнит двенадцать последних карточек, которые вы открывали; их список видите только вы',
    until: 'пока не удалите или не нажмёте «Очистить»',
  },
  { names: ['city'], why: 'помнит выбранный город', until: 'пока не удалите' },
  {
    names: ['theme', 'type'],
    why: 'помнят тёмную тему и крупный шрифт',
    until: 'пока не удалите',
  },
  {
    names: ['after-sign-in'],
    why: 'помнит, куда вернуть вас после входа или регистрации',
    until: 'пока мы не вернём вас туда, но не дольше суток',
  },
  {
    names: ['Копия анкеты или вакансии'],
    why: 'хранит то, что вы набрали, пока оно не дошло до нас',
    until: 'до сохранения на сервере',
  },
  {
    names: ['Записи одного посещения'],
    why: 'помнят, когда отправлен код, какой тариф вы выбрали, какой поиск хотели сохранить, кого и на какое время искали, что вы начали писать в поддержку и какие ваши сообщения ещё не дошли до нас',
    until: 'до закрытия вкладки',
  },
];

const chat = {
  names: ['Чат поддержки'],
  why: 'загружается с сервера чата после вашего согласия и может хранить в браузере номер переписки',
  until: 'как решит чат; удалить можно в настройках браузера',
};

const replay = {
  names: ['Запись сбоя'],
  why: 'после вашего согласия отправляет на наш сервер ошибок, что было на экране во время сбоя, без единого слова и картинки; в браузере ничего не хранит',
  until: 'до закрытия вкладки',
};

/** Every record that this site makes in a browser; keep it true. */
export function StorageTable() {
  const config = useShell()?.config;
  const outside = [...(config?.support_widget ? [chat] : []), ...(config?.sentry ? [replay] : [])];
  return (
    <Card as="section" flush aria-label="Записи в браузере">
      <dl className="divide-y divide-line">
        {[...records, ...outside].map(({ names, why, until }) => (
          <div key={names[0]} className="grid gap-x-6 px-4 py-3 sm:grid-cols-[13rem_1fr] sm:px-6">
            <dt className="font-semibold break-words">{names.join(', ')}</dt>
            <dd>
              {why}
              <span className="block text-sm text-muted">{until}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line px-4 py-3 text-sm text-muted sm:px-6">
        На защищённом соединении имена cookie с «auth.» начинаются с «__Host-»: так их не подменит
        другой сайт.
      </p>
    </Card>
  );
}
