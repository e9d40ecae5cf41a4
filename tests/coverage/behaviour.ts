import { files, type Group, row } from './row.ts';

/** What happens, what is said, and how much of it. */
export const behaviour: Group[] = [
  {
    name: 'States',
    rows: [
      row('Logout leads to `/`', [
        files.guards,
        'logout leads home, and what was private asks to sign in again',
      ]),
      row('An expired session is reset', [
        files.client,
        'that is over resets, and the page waits under the login for its person',
      ]),
      row('Guest role from `localStorage`, asked anew when it is nonsense', [
        files.modals,
        '«%s» is remembered as %s; nonsense in its place is asked anew',
      ]),
      row('Consent to cookies hides the banner', [
        files.modals,
        'is asked for the role once, and for the consent to cookies',
      ]),
      row('After the login: name, phone, card, in this order', [
        files.nextStep,
        'asks in the order: name, phone, card',
      ]),
      row(
        'On load a code is asked for while nothing is verified',
        [files.modals, 'is asked for the code of the letter, once a load'],
        [files.modals, 'is asked for the code of the phone where there is no e-mail'],
      ),
      row(
        'Favorites are kept at once, and taken back when refused',
        [
          'tests/journeys/favorites.spec.ts',
          'a heart is set in the listing and on the page of the card',
        ],
        [
          'tests/journeys/favorites.spec.ts',
          'a heart that could not be kept goes back and says so',
        ],
      ),
      row(
        'A notification read: counters, `read_at`, one read already is skipped',
        [files.notifications, 'moves it from one count to the other and says when'],
        [files.notifications, 'skips what is read already, and what is not there'],
        [files.notifications, 'never counts below nothing'],
      ),
      row(
        'A pushed notification goes on top, but not on the list of what was read',
        [files.notifications, 'goes on top and raises the counts'],
        [files.notifications, 'raises the counts alone on the list of what was read'],
      ),
      row('Sockets are opened anew with another session', [
        'tests/journeys/realtime.spec.ts',
        'a session that ends elsewhere resets the page at once, and the next one has a line',
      ]),
      row('Six steps of the rating, by bits', [
        'server/rating/routes.test.ts',
        'follows every step at once, forward and back',
      ]),
      row('Risk of an exam: low, average, high', [
        'tests/journeys/test-and-exam.spec.ts',
        'what a nanny says of herself and what staff have checked stands on her card',
      ]),
      row('Input masks', ['web/ui/fields/mask.test.ts', 'knows Cyrillic letters']),
    ],
  },
  {
    name: 'Texts',
    rows: [
      row('«Доступная помощь для любого возраста»', [
        files.coverage,
        'are in Russian and as wide as the device',
      ]),
      row(
        '«Найти помощника», «Найти работу»',
        [files.modals, '«%s» is remembered as %s; nonsense in its place is asked anew'],
        ['tests/journeys/first-walk.spec.ts', 'a family and a nanny find each other'],
      ),
      row('«Блог», «О компании», «Тарифы» in the header', [
        'tests/journeys/content.spec.ts',
        'leads $who to what the service says about itself at $width',
      ]),
      row('«История платежей»', [
        'tests/journeys/payment-history.spec.ts',
        'a renewal is switched off and on, and the card unlinked, by one press each',
      ]),
      row('«Выход»', [
        files.guards,
        'logout leads home, and what was private asks to sign in again',
      ]),
      row('«У вас есть тариф»', [files.tariffs, 'the tariff that somebody has is flagged']),
      row('«Что входит в тариф:», «далее {price}р за тариф», «Оплатить»', [
        files.tariffs,
        'a guest sees the tariffs of either side, also without scripts',
      ]),
      row('«Согласен» and the link to `/cookiepolicy-page`', [
        files.modals,
        'is asked for the role once, and for the consent to cookies',
      ]),
      row('Titles of the forms: «Создать анкету», «Редактировать вакансию» …', [
        files.coverage,
        '$route opens for a $who',
      ]),
      row('«Page not found: {path}»', [
        'tests/http.test.ts',
        'name an unknown path in the words of the catalogue',
      ]),
      row('«Both token and refresh token have expired. Your request was aborted.»', [
        files.transport,
        'when both tokens are dead the session is reset, in the words of the contract',
      ]),
      row('«на главную» on the page of an error', [
        files.client,
        'is loaded anew once, and then says that something is wrong',
      ]),
    ],
  },
  {
    name: 'Errors',
    rows: [
      row('A user response without a user', [
        files.client,
        'resets the session, and the page waits under the login',
      ]),
      row('A notification that cannot be marked read', [
        'tests/journeys/notifications.spec.ts',
        'follows a line to what it tells of, and reads it; a lost line loses nothing',
      ]),
      row('A fatal error in a page', [
        files.client,
        'the page of an error is drawn when it is the header that fails',
      ]),
    ],
  },
  {
    name: 'Constants',
    rows: [
      row('25 s for an answer, one retry', [
        files.transport,
        'an answer is waited for 25 seconds, once more for a read',
      ]),
      row('Credentials for our own origin only', [
        files.transport,
        'another origin gets neither cookies nor tokens',
      ]),
      row('Snackbar: 4 s, layer 10000', [
        files.coverage,
        'show what happened for four seconds, above everything else',
      ]),
      row('Cookies of the session begin with `auth.`, path `/`', [
        'server/session/routes.test.ts',
        'takes the phone in any spelling and the e-mail, and gives only HttpOnly cookies',
      ]),
      row('A page is not loaded anew twice in 10 s', [
        'web/framework/reload-guard.test.ts',
        'a missing part loads the page anew, but not again within ten seconds',
      ]),
      row('Four routes are preloaded at a time', [
        files.client,
        'at most four pages are loaded beforehand at a time',
      ]),
      row('25 cities', ['tests/http.test.ts', 'come big ones first, 25 when not asked otherwise']),
      row('Prices in «р»', [
        'server/tariffs/routes.test.ts',
        'on trial stand apart, with what they cost after it',
      ]),
      row(
        'Errors 0.25, traces 1, off where no server is named',
        [
          'tests/journeys/monitoring.spec.ts',
          'an error is told with its page and release, and without what is private',
        ],
        [
          'tests/journeys/monitoring.spec.ts',
          'three errors of four are not told, and none before the page could be used is lost',
        ],
        ['tests/journeys/monitoring.spec.ts', 'nothing is loaded where no server is named'],
      ),
      row(
        'Replay of a session 0.1, of an error 1, after the consent, masked',
        [
          'tests/journeys/monitoring.spec.ts',
          'a replay of an error is sent after the consent, and shows no words of anybody',
        ],
        ['tests/journeys/monitoring.spec.ts', 'no replay is made without the consent'],
      ),
      row(
        'A chat with support in production only',
        [
          'tests/journeys/support-widget.spec.ts',
          'a chat comes after the consent to cookies, and the policy names it',
        ],
        [
          'tests/journeys/support-widget.spec.ts',
          'there is none in the demo, and its policy stays as strict as without',
        ],
      ),
      row('Language of the pages, width of the device, no zoom', [
        files.coverage,
        'are in Russian and as wide as the device',
      ]),
    ],
  },
];
