import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '#server/platform/database.ts';

interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Step[];
}

/** How the database reads the cards: names of indexes, and «Seq Scan». */
export async function readsOfCards(
  db: Database,
  run: (db: Database) => Promise<unknown>,
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
  const plans = await Promise.all(queries.map((query) => explain(db, query)));
  return plans.flatMap(stepsOf).flatMap(readOfCards);
}

async function explain(db: Database, { sql, parameters }: CompiledQuery): Promise<Step[]> {
  if (!/\bcards\b/.test(sql) || sql.startsWith('explain')) return [];
  const query = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Step }[] }>(query);
  return rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan));
}

function stepsOf(steps: Step[]): Step[] {
  return steps.flatMap((step) => [step, ...stepsOf(step.Plans ?? [])]);
}

function readOfCards(step: Step): string[] {
  if (step['Relation Name'] === 'cards' && step['Node Type'] === 'Seq Scan') return ['Seq Scan'];
  const index = step['Index Name'];
  return index?.startsWith('cards_') ? [index] : [];
}
