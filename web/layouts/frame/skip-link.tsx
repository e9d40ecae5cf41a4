/** The first stop of the keyboard; seen only there. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-[950] -translate-y-24 rounded-control bg-action px-4 py-3 font-semibold text-on-action focus:translate-y-0"
    >
      К содержанию
    </a>
  );
}
