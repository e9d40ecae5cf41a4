import { useShell } from '#web/lib/use-shell.ts';
import { Container } from '#web/ui/container.tsx';
import { PolicySection } from './policy-section.tsx';
import { StorageTable } from './storage-table.tsx';

export function CookiePolicyPage() {
  const brand = useShell()?.config.brand;
  return (
    <Container width="text" className="py-8 lg:py-12">
      <h1 className="text-3xl">Как мы используем Cookies</h1>
      <p className="mt-4 text-lg">
        Cookies — это небольшие записи, которые сайт оставляет в вашем браузере, чтобы узнать вас в
        следующий раз. Ниже — все записи, которые делает «{brand?.name}», и зачем каждая нужна.
      </p>
      <PolicySection title="Что и зачем мы храним">
        <StorageTable />
        <p>
          Без первых трёх записей вход не работает. Остальные запоминают ваш выбор, чтобы сайт
          показывал то, что нужно именно вам.
        </p>
      </PolicySection>
      <PolicySection title="Чего мы не делаем">
        <p>
          Мы не ставим рекламных Cookies, не подключаем чужих счётчиков и не передаём записи из
          вашего браузера другим компаниям. Войти за вас по этим записям сторонние сайты не могут.
        </p>
      </PolicySection>
      <PolicySection title="Как запретить Cookies">
        <p>
          Сайт обрабатывает Cookies, чтобы персонализировать сервисы. Вы можете запретить это в
          настройках браузера, обычно в разделе «Конфиденциальность» или «Файлы cookie и данные
          сайтов». Там же можно удалить уже сделанные записи.
        </p>
        <p>
          С запретом вы по-прежнему можете смотреть вакансии и анкеты, но не сможете войти, а выбор
          города, роли и крупного шрифта придётся повторять.
        </p>
      </PolicySection>
      <PolicySection title="Вопросы">
        <p>
          Напишите нам:{' '}
          <a
            href={`mailto:${brand?.support_email}`}
            className="font-semibold break-all text-action underline underline-offset-4"
          >
            {brand?.support_email}
          </a>
          .
        </p>
      </PolicySection>
    </Container>
  );
}
