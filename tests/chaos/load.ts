import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { localhostCertificate } from '#tests/fakes/localhost-certificate.ts';

const lanes = 16;

export interface Asked {
  path: string;
  method?: string;
  body?: string;
  /** What the product says to it; 200 unless said. */
  status?: number;
}

interface Load {
  origin: string;
  requests: number;
  /** In turn. */
  asked: readonly Asked[];
}

/** Keeps so many requests under way until all are asked; connections are kept, nothing is repeated. */
export function startLoad({ origin, requests, asked }: Load) {
  const failed: string[] = [];
  const agent = agentFor(origin);
  let begun = 0;
  let answered = 0;
  const lane = async () => {
    while (begun < requests) {
      const one = asked[begun++ % asked.length] ?? { path: '/' };
      const failure = await failureOf(origin, one, agent);
      if (failure) failed.push(`${one.method ?? 'GET'} ${one.path}: ${failure}`);
      answered += 1;
    }
  };
  const failures = Promise.all(Array.from({ length: lanes }, lane)).then(() => {
    agent.destroy();
    return failed;
  });
  return {
    failures,
    isOver: () => answered >= requests,
    told: () => `${answered} answered, ${failed.length} failed`,
  };
}

function agentFor(origin: string): PlainAgent {
  const options = { keepAlive: true, maxSockets: lanes };
  if (!origin.startsWith('https:')) return new PlainAgent(options);
  return new Agent({ ...options, ca: localhostCertificate });
}

async function failureOf(origin: string, one: Asked, agent: PlainAgent): Promise<string | null> {
  const { path, method = 'GET', body, status = 200 } = one;
  const send = origin.startsWith('https:') ? request : plainRequest;
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(20_000);
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve(String(error));
    const sent = send(origin + path, { agent, method, headers, signal }, (answer) => {
      text(answer).then(
        (said) =>
          resolve(
            answer.statusCode === status ? null : `${answer.statusCode} ${said.slice(0, 200)}`,
          ),
        fail,
      );
    });
    sent.on('error', fail).end(body);
  });
}
