import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '#server/platform/database.ts';

interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Step[];
}

/** How the database reads the cards, or another table: names of indexes, and «Seq Scan». */
export async function readsOfCards(
  db: Database,
  run: (db: Database) => Promise<unknown>,
  table = 'cards',
): Promise<string[]> {
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
  const plans = await Promise.all(queries.map((query) => explain(db, query, table)));
  return plans.flatMap(stepsOf).flatMap((step) => readOf(step, table));
}

async function explain(
  db: Database,
  { sql, parameters }: CompiledQuery,
  table: string,
): Promise<Step[]> {
  if (!new RegExp(`\\b${table}\\b`).test(sql) || sql.startsWith('explain')) return [];
  const query = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
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
