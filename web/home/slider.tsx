import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import type { Slide } from '#contract/content.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Scene } from '#web/ui/illustrations/illustration.tsx';

/** A row to be pushed sideways by finger, wheel or keys; nothing in it moves by itself. */
export function Slider({ slides }: { slides: readonly Slide[] }) {
  const row = useRef<HTMLUListElement>(null);
  if (slides.length === 0) return null;
  const turn = (way: 1 | -1) =>
    row.current?.scrollBy({ left: way * row.current.clientWidth * 0.9 });
  return (
    <section aria-labelledby="slides">
      <div className="flex items-center gap-2">
        <h2 id="slides" className="text-3xl">
          С чего начать
        </h2>
        <span className="ml-auto hidden gap-2 sm:flex noscript:hidden">
          <IconButton label="Назад" icon={<ArrowLeft aria-hidden />} onClick={() => turn(-1)} />
          <IconButton label="Дальше" icon={<ArrowRight aria-hidden />} onClick={() => turn(1)} />
        </span>
      </div>
      <ul
        ref={row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys scroll it
        tabIndex={0}
        aria-labelledby="slides"
        className="-mx-4 mt-4 flex sm:mt-6 snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto scroll-smooth px-4 pb-4 motion-reduce:scroll-auto md:-mx-6 md:scroll-px-6 md:px-6 lg:mx-0 lg:scroll-px-0 lg:px-0"
      >
        {slides.map((slide) => (
          <SlideCard key={slide.key} slide={slide} />
        ))}
      </ul>
    </section>
  );
}

function SlideCard({ slide: { title, text, href, link_label, picture } }: { slide: Slide }) {
  return (
    <li className="relative w-[min(88%,26rem)] shrink-0 snap-start rounded-card bg-accent-soft p-4 pb-2 sm:flex sm:w-[26rem] sm:items-end sm:p-0">
      <Scene
        name={picture}
        className="shrink-0 max-sm:float-right max-sm:w-24 max-[22rem]:hidden sm:order-2 sm:w-44 sm:pt-4 large:max-sm:hidden"
      />
      <div className="sm:flex sm:grow sm:flex-col sm:items-start sm:self-stretch sm:p-5 sm:py-6">
        <h3 className="text-lg sm:text-xl">{title}</h3>
        <p className="mt-1 text-on-accent-soft sm:mt-2">{text}</p>
        <HrefLink
          href={href}
          className="mt-auto inline-flex min-h-11 items-center gap-1.5 font-semibold sm:pt-3 text-on-accent-soft underline decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:decoration-2"
        >
          {link_label}
        </HrefLink>
      </div>
    </li>
  );
}
