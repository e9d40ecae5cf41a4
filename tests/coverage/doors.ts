import { specCalls } from './calls.ts';
import { specPages } from './pages.ts';
import { files, type Group, row } from './row.ts';

const opensForGuest = 'opens %s for a guest, alone, and Escape closes it';
const opensForUser = 'opens %s for whom it concerns';

const modal = (name: string, file: string, title: string) =>
  row(`\`?modal=${name}\``, [file, title]);

/** What can be opened and called, and who may. */
export const doors: Group[] = [
  {
    name: 'Routes',
    rows: specPages.map(({ route }) =>
      row(`\`${route}\``, [files.coverage, '$route opens for a $who']),
    ),
  },
  {
    name: 'Modals',
    rows: [
      ...['login', 'registration', 'recoverPassword', 'reset-password', 'city', 'userRole'].map(
        (name) => modal(name, files.modals, opensForGuest),
      ),
      ...['vacancyContacts', 'contactsHelp', 'buyTariff'].map((name) =>
        modal(name, files.modals, opensForGuest),
      ),
      ...['code', 'phone', 'buyTariffEmail'].map((name) => modal(name, files.modals, opensForUser)),
      ...['editProfile', 'editPassword', 'editEmail', 'editPhone', 'changeAvatar'].map((name) =>
        modal(name, files.accountModals, 'opens %s over any page, and going back closes it'),
      ),
      modal(
        'complaint',
        files.accountModals,
        'is made from the page of a card, by a guest after signing in',
      ),
      row('One modal at a time', [
        files.modals,
        'one gives way to the other, with what was typed, and one step back closes it',
      ]),
    ],
  },
  {
    name: 'Calls',
    rows: specCalls.map((call) => row(`\`${call}\``, ['tests/authorization/matrix.test.ts', '%s'])),
  },
  {
    name: 'Calls: how they are made',
    rows: [
      row('`GET /sanctum/csrf-cookie` before the login, token in `X-XSRF-TOKEN`', [
        files.transport,
        'writes carry the token from the cookie, which is asked for when missing',
      ]),
      row('Empty parameters are dropped, lists are sent as `key[]`', [
        'contract/query-string.test.ts',
        'empty parameters are dropped and lists are spelled with brackets',
      ]),
      row('Bearer token from the cookie of the session', [
        'server/session/routes.test.ts',
        'gives an app its tokens in the body, and takes them as a bearer',
      ]),
      row('Private channel `users.{id}` with notifications', [
        'tests/realtime/clients.test.ts',
        'so does Laravel Echo, by its own word for it',
      ]),
      row('Addresses of the API and of the sockets from the public config', [
        'tests/journeys/outside-sockets.spec.ts',
        'a page listens to the server that the settings name, and comes back when that ends its socket',
      ]),
    ],
  },
  {
    name: 'Guards',
    rows: [
      row('auth, is-employee, is-worker: every role on every page', [
        files.guards,
        'comes to the right page by its address',
      ]),
      row('The same by a link', [files.guards, 'comes to the right page by a link']),
      row('tariff: a further resume', [
        files.tariffs,
        'a second resume needs a tariff; what is begun or shown can be written on',
      ]),
      row('validate-email: before the receipt of a payment', [
        files.tariffs,
        'an e-mail is asked for and confirmed first',
      ]),
      row('The page that was wanted is remembered over the login', [
        files.guards,
        'the remembered page is reached',
      ]),
      row('The opposite area leads to `/`, but for create and update', [
        files.nextStep,
        'lets people with all steps done go anywhere but the search of the other side',
      ]),
    ],
  },
];
