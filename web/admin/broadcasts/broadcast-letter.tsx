import { broadcastCalls } from '#contract/broadcasts.ts';
import { apiPrefix } from '#contract/endpoint.ts';

/** The letter itself, as mail programs draw it; of what is saved. */
export function BroadcastLetter({ id, version }: { id: number; version: number }) {
  const path = broadcastCalls.letter.path.replace(':id', String(id));
  return (
    <section aria-labelledby="letter" className="min-w-0">
      <h2 id="letter" className="text-lg">
        Как это увидят
      </h2>
      <iframe
        key={version}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        title="Письмо, как его увидит получатель"
        src={`${apiPrefix}${path}`}
        className="mt-2 block h-160 w-full rounded-card border border-line bg-surface"
      />
    </section>
  );
}
