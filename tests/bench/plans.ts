import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '#server/platform/database.ts';

interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

/** How the database reads the cards, or another table: names of indexes, and «Seq Scan». */
export async function readsOfCards(
  db: Database,
  run: (db: Database) => Promise<unknown>,
  table = 'cards',
): Promise<string[]> {
  const plans = await plansOf(db, run, table, 'explain (format json)');
  return stepsOf(plans).flatMap((step) => readOf(step, table));
}

/** How many rows of a table are looked at, those that do not fit among them. */
export async function rowsRead(
  db: Database,
  run: (db: Database) => Promise<unknown>,
  table: string,
): Promise<number> {
  const plans = await plansOf(db, run, table, 'explain (analyze, format json)');
  const steps = stepsOf(plans).filter((step) => step['Relation Name'] === table);
  return steps.reduce((sum, step) => {
    const rows = (step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0);
    return sum + rows * (step['Actual Loops'] ?? 1);
  }, 0);
}

async function plansOf(
  db: Database,
  run: (db: Database) => Promise<unknown>,
  table: string,
  words: string,
): Promise<Step[]> {
  const nodes: RootOperationNode[] = [];
  const listener: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(db.withPlugin(listener));
  const executor = db.getExecutor();
  const queries = nodes.map((node) => executor.compileQuery(node, { queryId: 'plan' }));
  const plans = await Promise.all(queries.map((query) => explain(db, query, table, words)));
  return plans.flat();
}

async function explain(
  db: Database,
  { sql, parameters }: CompiledQuery,
  table: string,
  words: string,
): Promise<Step[]> {
  if (!new RegExp(`\\b${table}\\b`).test(sql) || sql.startsWith('explain')) return [];
  const query = CompiledQuery.raw(`${words} ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Step }[] }>(query);
  return rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan));
}

function stepsOf(steps: Step[]): Step[] {
  return steps.flatMap((step) => [step, ...stepsOf(step.Plans ?? [])]);
}

function readOf(step: Step, table: string): string[] {
  if (step['Relation Name'] === table && step['Node Type'] === 'Seq Scan') return ['Seq Scan'];
  const index = step['Index Name'];
  return index?.startsWith(`${table}_`) ? [index] : [];
}
