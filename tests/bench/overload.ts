// What others notice while far more is asked than one process can draw:
// npm run bench:overload [-- CONNECTIONS SECONDS]
import { cpus } from 'node:os';
import { readCities } from '#db/content/cities.ts';
import { compareLoads } from './compare-loads.ts';
import { startThrowawayProduct } from './throwaway-product.ts';

const [connections = 500, seconds = 60] = process.argv.slice(2).map(Number);
const categories = ['nyanya', 'sidelka', 'domrabotnitsa', 'repetitor'];

const product = await startThrowawayProduct();
console.log(`${cpus().length} cores, ${connections} connections, ${seconds} s of each`);
try {
  const requests = distinctLists().map((path) => ({ path }));
  // As after some minutes of an ordinary day.
  for (const { path } of requests.slice(0, 30)) await (await fetch(product.origin + path)).text();
  const load = { requests, seconds };
  await compareLoads(product, [
    { name: 'nobody', load: null },
    { name: 'many addresses', load: { ...load, connections, addresses: 'many', pauseMs: 1000 } },
    { name: 'one address', load: { ...load, connections: 40, addresses: 'one', pauseMs: 0 } },
  ]);
} finally {
  await product.stop();
}

function distinctLists(): string[] {
  const areas = readCities().flatMap(({ slug }) =>
    categories.flatMap((category) => [
      `/resumes/${slug}/${category}`,
      `/vacancies/${slug}/${category}`,
    ]),
  );
  return Array.from({ length: 40 }, (_none, turn) =>
    areas.map((area) => `${area}?visit=${turn}`),
  ).flat();
}
