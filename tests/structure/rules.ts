import { basename } from 'node:path';
import { serverRoom, webRoom } from './rooms.ts';
import { isTest, type Source } from './source.ts';

/** A rule of the house: what is wrong with a file, or nothing. */
export interface Rule {
  name: string;
  /** A file that breaks the rule, so that the rule is known to be able to fail. */
  broken: { path: string; text: string };
  faults: (source: Source) => string[];
}

const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
const isWeb = inside('web');
const isServer = inside('server');
const isContract = inside('contract');
const isPlatform = inside('server/platform');
const isEmbeddedPostgres = inside('server/embedded-postgres');
const isUi = inside('web/ui');
const isLib = inside('web/lib');
const isFramework = inside('web/framework');
const isContent = inside('db/content');
const isDemo = inside('db/demo');
const isOurs = (path: string) => /^(contract|server|web|db|tests|scripts)\//.test(path);

const roomFiles = [
  'routes',
  'access',
  'actions',
  'queries',
  'rules',
  'jobs',
  'emails',
  'notifications',
];
const doors = ['access', 'actions', 'queries'];

/** Kind of a file of a room: `rules` of `rules.ts`, `busy.rules.ts` and `busy.rules.test.ts`. */
function kindOf(path: string): string {
  const name = basename(path).replace(/(\.test)?\.tsx?$/, '');
  return /^[a-z-]+\.([a-z]+)$/.exec(name)?.[1] ?? name;
}

/** What lies inside a room is reached through a file of the room itself. */
const isDoor = (path: string) => doors.includes(kindOf(path)) && path.split('/').length === 3;

/** What the demo may take of a room: its doors, and wherever it lies what changes nothing. */
const isOpenToDemo = (path: string) =>
  serverRoom(path) !== null && (isDoor(path) || ['queries', 'rules'].includes(kindOf(path)));

const importing =
  (applies: (path: string) => boolean, forbidden: (target: string, source: Source) => boolean) =>
  (source: Source) =>
    applies(source.path) ? source.imports.filter((target) => forbidden(target, source)) : [];

const statement = /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;

/** A statement that names people and locks all its tables, or just these, by name or alias. */
const lockOfPeople =
  /\.(?:selectFrom|\w+Join)\('users(?: as (\w+))?'(?:(?!\.execute|;)[^])*?\.for(?:(?:NoKey)?Update|(?:Key)?Share)\((?:\)|[^)]*'(?:users|\1)')/;
/** The same in plain SQL. */
const sqlLockOfPeople =
  /\b(?:from|join) users\b[^`;]*\bfor (?:(?:no key )?update|(?:key )?share)\b/;

/** All columns of a table, of a statement that a connection keeps the plan of. */
const allColumnsPrepared =
  /\.(?:select|returning)All\((?:(?!\.execute|;)[^])*?\.modifyEnd\(prepared\)/;

/** The body of each handler that is put on the server by `add(endpoint, handler)`. */
function longHandlers(text: string): string[] {
  return [...text.matchAll(/^((?: {2}){1,2})add\((?!.*\);$)[\s\S]*?^\1\}?\);$/gm)]
    .filter(([handler]) => handler.split('\n').length - 2 > 15)
    .map(([handler]) => `handler too long: ${handler.split('\n')[0]?.trim()}`);
}

export const rules: Rule[] = [
  {
    name: 'the contract imports nothing but Zod',
    broken: { path: 'contract/a.ts', text: "import { x } from '#server/cards/own/rules.ts';" },
    faults: (source) =>
      isContract(source.path) && !isTest(source)
        ? source.imports.filter((target) => target !== 'zod' && !isContract(target))
        : [],
  },
  {
    name: 'the server never imports pages',
    broken: {
      path: 'server/cards/rules.ts',
      text: "import { x } from '#web/ui/controls/button.tsx';",
    },
    faults: importing(isServer, isWeb),
  },
  {
    name: 'pages never import the server or the database',
    broken: { path: 'web/cards/a.tsx', text: "import { x } from '#server/cards/own/queries.ts';" },
    faults: importing(isWeb, (target) => isServer(target) || target.startsWith('db/')),
  },
  {
    name: 'the platform knows no room',
    broken: { path: 'server/platform/a.ts', text: "import { x } from '../cards/queries.ts';" },
    faults: importing(isPlatform, (target) => isServer(target) && !isPlatform(target)),
  },
  {
    name: 'the embedded database knows nothing of the server',
    broken: {
      path: 'server/embedded-postgres/a.ts',
      text: "import { x } from '#server/platform/config.ts';",
    },
    faults: importing(
      isEmbeddedPostgres,
      (target) => isOurs(target) && !isEmbeddedPostgres(target),
    ),
  },
  {
    name: 'only the entry files start the embedded database',
    broken: {
      path: 'server/platform/a.ts',
      text: "import { x } from '#server/embedded-postgres/start.ts';",
    },
    faults: importing(
      (path) => /^server\/.+\//.test(path) && !isEmbeddedPostgres(path),
      isEmbeddedPostgres,
    ),
  },
  {
    name: 'building blocks know nothing of the product',
    broken: { path: 'web/ui/a.tsx', text: "import { x } from '#contract/cards.ts';" },
    faults: importing(isUi, (target) => isOurs(target) && !isUi(target) && !isFramework(target)),
  },
  {
    name: 'what leans on internals of the framework knows only the browser and the contract',
    broken: { path: 'web/framework/a.ts', text: "import { x } from '#web/lib/api/api.ts';" },
    faults: importing(
      isFramework,
      (target) => isOurs(target) && !/^(contract|web\/framework|web\/lib\/browser)\//.test(target),
    ),
  },
  {
    name: 'the ground of the pages knows no room',
    broken: { path: 'web/lib/a.ts', text: "import { x } from '../cards/card-tile.tsx';" },
    faults: importing(isLib, (target) => webRoom(target) !== null),
  },
  {
    name: 'rooms of pages do not know the site map',
    broken: { path: 'web/cards/a.tsx', text: "import { x } from '../routes/home.tsx';" },
    faults: importing(
      (path) => webRoom(path) !== null,
      (target) => target.startsWith('web/routes'),
    ),
  },
  {
    name: 'a room reaches another only through its own doors: access, actions and queries',
    broken: {
      path: 'server/session/queries.ts',
      text: "import { x } from '#server/cards/lifecycle/pause.actions.ts';",
    },
    faults: importing(
      // A test may set its scene behind any door.
      (path) => serverRoom(path) !== null && !path.endsWith('.test.ts'),
      (target, { path }) => {
        const room = serverRoom(target);
        return room !== null && room !== serverRoom(path) && !isDoor(target);
      },
    ),
  },
  {
    name: 'nobody but the entry files imports them or the back office',
    broken: { path: 'server/cards/queries.ts', text: "import { x } from '#server/app.ts';" },
    faults: importing(
      (path) => serverRoom(path) !== null && serverRoom(path) !== 'admin',
      (target) =>
        /^server\/(app|main|worker|file-uses|realtime-channels|startup-banner|startup-faults)\.ts$/.test(
          target,
        ) || serverRoom(target) === 'admin',
    ),
  },
  {
    name: 'a room holds only files of the known names',
    broken: { path: 'server/cards/utils.ts', text: '' },
    faults: ({ path }) =>
      serverRoom(path) !== null && !roomFiles.includes(kindOf(path)) ? [kindOf(path)] : [],
  },
  {
    name: 'SQL stands only in access, actions and queries',
    broken: { path: 'server/cards/routes.ts', text: "db.selectFrom('cards')" },
    faults: (source) =>
      serverRoom(source.path) && !isTest(source) && !doors.includes(kindOf(source.path))
        ? (source.text.match(statement)?.slice(0, 1) ?? [])
        : [],
  },
  {
    name: 'a change begins by inTransaction, so that it can be a part of another',
    broken: { path: 'server/cards/actions.ts', text: 'db.transaction().execute(work)' },
    faults: ({ path, text }) =>
      isServer(path) && !path.endsWith('.test.ts') && path !== 'server/platform/database.ts'
        ? (text.match(/\.transaction\(\)/)?.slice(0, 1) ?? [])
        : [],
  },
  {
    name: 'rooms and their ground do not know what fills the database',
    broken: {
      path: 'server/accounts/rules.ts',
      text: "import { x } from '#db/content/categories.ts';",
    },
    faults: importing(
      (path) => /^server\/.+\//.test(path) && !path.endsWith('.test.ts'),
      (target) => target.startsWith('db/'),
    ),
  },
  {
    name: 'the starting content knows the contract and the platform only',
    broken: {
      path: 'db/content/a.ts',
      text: "import { x } from '#server/search/queries.ts';",
    },
    faults: importing(
      (path) => isContent(path) && !path.endsWith('.test.ts'),
      (target) =>
        isOurs(target) && !isContent(target) && !isContract(target) && !isPlatform(target),
    ),
  },
  {
    // Its rows are to be what the rooms would have left, of thousands of cards in one statement, where
    // an action takes one. So it reaches behind doors, as tests do, for what only reads or reckons.
    name: 'the demo uses doors of rooms, and behind them only queries and rules',
    broken: {
      path: 'db/demo/a.ts',
      text: "import { x } from '#server/cards/lifecycle/pause.actions.ts';",
    },
    faults: importing(
      (path) => isDemo(path) && !path.endsWith('.test.ts'),
      (target) =>
        (isServer(target) && !isPlatform(target) && !isOpenToDemo(target)) ||
        /^(web|tests|scripts)\//.test(target),
    ),
  },
  {
    // The demo writes its own by itself: thousands in one statement, with ids that are known before.
    name: 'only their own room writes people',
    broken: { path: 'server/profile/actions.ts', text: "trx.updateTable('users')" },
    faults: (source) =>
      serverRoom(source.path) !== 'users' && isServer(source.path) && !isTest(source)
        ? (source.text.match(/\.(insertInto|updateTable|deleteFrom)\('users'\)/)?.slice(0, 1) ?? [])
        : [],
  },
  {
    name: 'only their own room locks people, so that all take the same lock',
    broken: {
      path: 'server/session/actions.ts',
      text: "trx.selectFrom('users').select('id').forShare().executeTakeFirst()",
    },
    faults: (source) =>
      serverRoom(source.path) !== 'users' && isServer(source.path) && !isTest(source)
        ? [lockOfPeople, sqlLockOfPeople].flatMap(
            (lock) => source.text.match(lock)?.slice(0, 1) ?? [],
          )
        : [],
  },
  {
    name: 'a statement that is planned once names its columns: others must not change its answer',
    broken: {
      path: 'server/cards/queries.ts',
      text: "db.selectFrom('cards').selectAll('cards').where('id', '=', id).modifyEnd(prepared).execute();",
    },
    faults: ({ path, text }) =>
      isServer(path) ? (text.match(allColumnsPrepared)?.slice(0, 1) ?? []) : [],
  },
  {
    name: 'a handler works with what its call is handed',
    broken: {
      path: 'server/cards/routes.ts',
      text: 'export function addCardsRoutes(add: AddRoute, { db }: Deps): void {}',
    },
    faults: ({ path, text }) =>
      kindOf(path) === 'routes' ? (text.match(/add: AddRoute,[^)]*Deps/)?.slice(0, 1) ?? []) : [],
  },
  {
    name: 'the environment is read in one place',
    broken: { path: 'server/cards/rules.ts', text: 'process.env.SECRET' },
    faults: ({ path, text }) =>
      isServer(path) && path !== 'server/platform/config.ts' && text.includes('process.env')
        ? ['process.env']
        : [],
  },
  {
    name: 'a handler has at most 15 lines',
    broken: {
      path: 'server/cards/routes.ts',
      text: `  add(show, async () => {\n${'    work();\n'.repeat(16)}  });`,
    },
    faults: ({ path, text }) => (kindOf(path) === 'routes' ? longHandlers(text) : []),
  },
  {
    name: 'a route of a page has at most 25 lines',
    broken: { path: 'web/routes/pages/a.tsx', text: '\n'.repeat(26) },
    faults: ({ path, text }) =>
      path.startsWith('web/routes/') && text.split('\n').length > 26 ? ['too long'] : [],
  },
];
