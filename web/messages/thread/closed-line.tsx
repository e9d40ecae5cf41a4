/** Where the field would be: why there is none. */
export function ClosedLine({ reason }: { reason: string }) {
  return (
    <p className="mx-auto w-full max-w-3xl px-4 py-4 text-center text-muted [overflow-wrap:anywhere]">
      {reason}
    </p>
  );
}
