import { waitPromise } from '#contract/wait.ts';
import { useRouter } from '@tanstack/react-router';
import { Clock3, IdCard, ShieldCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Passport } from '#contract/passport.ts';
import { formatDay } from '#contract/russian.ts';
import type { User } from '#contract/session.ts';
import { FormLink } from '#web/cards/owner/form-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { PassportForm } from './passport-form.tsx';
import { RemovePassport } from './remove-passport.tsx';

interface PassportPageProps {
  user: User;
  passport: Passport;
}

/** Where the check stands, and what can be done about it. */
export function PassportPage({ user, passport }: PassportPageProps) {
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const top = useRef<HTMLHeadingElement>(null);
  const mayBeRemoved = passport.state !== 'none';
  const isAsked = !['waiting', 'verified'].includes(passport.state);

  async function onSent() {
    showSnackbar({ type: 'success', text: 'Паспорт отправлен на проверку' });
    await router.invalidate();
    // The form was long, and what is said now stands above it.
    top.current?.focus();
  }

  return (
    <div className="max-w-2xl">
      <h1 ref={top} tabIndex={-1} className="text-3xl outline-none">
        Проверка паспорта
      </h1>
      <p className="mt-2 text-muted">
        На ваших карточках появится отметка «Паспорт проверен»: таким людям доверяют больше. Номера
        и снимков не увидит никто, кроме сотрудника, который их сверит.
      </p>
      <State passport={passport} />
      {isAsked && (
        <Card className="mt-6">{user.name ? <PassportForm onSent={onSent} /> : <NameFirst />}</Card>
      )}
      {mayBeRemoved && <RemovePassport state={passport.state} />}
    </div>
  );
}

const dayOf = (iso: string | null) => (iso ? formatDay(iso) : '');

function State({ passport }: { passport: Passport }) {
  const {
    state,
    sent_at: sentAt,
    decided_at: decidedAt,
    reason,
    wait_minutes: waitMinutes,
  } = passport;
  switch (state) {
    case 'none':
      return null;
    case 'waiting':
      return (
        <Words tone="info" icon={<Clock3 />} title="Паспорт на проверке">
          Отправлен {dayOf(sentAt)}. {waitPromise(waitMinutes)}: придёт уведомление, а если почта
          подтверждена — и письмо.
        </Words>
      );
    case 'rejected':
      return (
        <Words tone="error" icon={<TriangleAlert />} title="Паспорт пока не подтверждён">
          {reason}
        </Words>
      );
    case 'outdated':
      return (
        <Words tone="warning" icon={<TriangleAlert />} title="Имя изменилось, отметка снята">
          Мы сверяли прежнее имя. Пришлите снимки ещё раз, и отметка вернётся.
        </Words>
      );
    case 'verified':
      return (
        <Words tone="success" icon={<ShieldCheck />} title={`Паспорт проверен ${dayOf(decidedAt)}`}>
          Отметка стоит на всех ваших карточках. Если вы смените имя в профиле, она снимется до
          новой проверки.
        </Words>
      );
  }
}

interface WordsProps {
  tone: 'info' | 'error' | 'warning' | 'success';
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Words({ tone, icon, title, children }: WordsProps) {
  return (
    <Note tone={tone} icon={icon} className="mt-6">
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="whitespace-pre-line">{children}</p>
    </Note>
  );
}

function NameFirst() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="flex gap-3">
        <IdCard aria-hidden className="mt-0.5 size-5 shrink-0 text-action" />
        Сначала напишите имя: его мы сверим с паспортом.
      </p>
      <FormLink href="/account/edit/edit-profile" className={buttonStyles({})}>
        Написать имя
      </FormLink>
    </div>
  );
}
