import { Link } from '@tanstack/react-router';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';

const facts = [
  [
    'Что это',
    'Телефон владельца карточки. Если телефона нет — почта. Показываем только подтверждённые.',
  ],
  [
    'Сколько стоит',
    'Три контакта в месяц — бесплатно. Месяц идёт со дня регистрации. Больше — на платных тарифах.',
  ],
  [
    'Один раз и навсегда',
    'Открыли карточку — её контакты остаются с вами, даже когда тариф закончится.',
  ],
  [
    'Что видит владелец',
    'Владелец узнает, что вы открыли контакты. Ваш телефон он при этом не увидит.',
  ],
] as const;

export function HowContactsWork() {
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-col gap-4">
        {facts.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Link to="/tariffs" className={buttonStyles({ kind: 'secondary', wide: true })}>
        Посмотреть тарифы
      </Link>
    </div>
  );
}
