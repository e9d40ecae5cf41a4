/** How many there are, on the corner of an icon that says it in words as well. */
export function IconCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className="numbers absolute top-0 right-0 min-w-5 rounded-full bg-heart px-1 text-center text-xs font-semibold text-paper"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
