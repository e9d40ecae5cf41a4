import { Illustration } from '#web/ui/illustrations/illustration.tsx';

/** Beside the list, until one of it is chosen. */
export function NothingOpen() {
  return (
    <div className="grid h-full place-items-center p-8 text-center text-muted">
      <div>
        <Illustration name="talk" className="mx-auto w-full max-w-72" />
        <p className="mt-6">Здесь откроется переписка</p>
      </div>
    </div>
  );
}
