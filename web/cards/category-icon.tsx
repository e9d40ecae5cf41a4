import { Baby, HandHeart, type LucideIcon } from 'lucide-react';

/** A picture is all that a category needs in the code; without one it still has the hand. */
const icons: Record<string, LucideIcon> = { nyanya: Baby };

export function CategoryIcon({ category, className }: { category: string; className?: string }) {
  const Icon = icons[category] ?? HandHeart;
  return <Icon aria-hidden className={className} strokeWidth={1.75} />;
}
